import { foldText } from './fold-text'
import type { FoundField, FoundValue } from './fold-record'
import type { PrintedFee } from './read-printed-fee'
import { readNumbers } from './read-numbers'
import type { ReadingName } from './reading-fields'

/** What the catalogue has for a field, in the words of a visitor's own record, and when it was compared with its source. */
export type OurValue = {
  field: ReadingName
  /** The entries of a list, else one text. */
  texts: string[]
  /** Of a fee only. */
  fee: Pick<PrintedFee, 'min' | 'max' | 'currency' | 'academicYear'> | null
  /** ISO day or month; null where the catalogue does not say. */
  checkedOn: string | null
}

export const COMPARISONS = [
  { value: 'same', label: 'same as ours' },
  { value: 'new', label: 'new' },
  { value: 'differs', label: 'differs from ours' },
  { value: 'only ours', label: 'only ours' },
] as const
export type Comparison = (typeof COMPARISONS)[number]['value']

export type ComparedField = { field: ReadingName; comparison: Comparison; ours: OurValue | null }

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function isSameFee(ours: OurValue, { fee }: FoundValue): boolean {
  if (!ours.fee || !fee || !('fee' in fee)) return false
  const { min, max, currency, period } = fee.fee
  const isFree = min === 0 && ours.fee.min === 0
  return (
    isFree ||
    (period === 'year' && currency === ours.fee.currency && min === ours.fee.min && max === ours.fee.max)
  )
}

/** Whether a found value says what we have: a fee by its sums, a number by its digits, a text by its words. */
function isSame(kind: FoundField['kind'], ours: OurValue, found: FoundValue): boolean {
  if (kind === 'fee') return isSameFee(ours, found)
  const [text = ''] = ours.texts
  if (kind === 'number') return readNumbers(text)[0] === readNumbers(found.value)[0]
  const own = plain(text)
  const theirs = plain(found.value)
  return own === theirs || ` ${theirs} `.includes(` ${own} `)
}

/**
 * What the pages say, beside what the catalogue has: the same, new, different, or nothing where we have something. Only
 * the values that are on the page count. A list is the same where we have all of its entries, and new where we have none.
 */
function compareField({ field, kind, values }: FoundField, ours: OurValue | null): Comparison | null {
  const proven = values.filter(({ proof }) => proof === 'on the page')
  const isKnown = ours !== null && ours.texts.length > 0
  if (proven.length === 0) return isKnown ? 'only ours' : null
  if (!isKnown || field !== ours.field) return 'new'
  if (kind === 'list') {
    const known = new Set(ours.texts.map(plain))
    return proven.every(({ value }) => known.has(plain(value))) ? 'same' : 'differs'
  }
  return proven.some((value) => isSame(kind, ours, value)) ? 'same' : 'differs'
}

/** Every field that the pages or the catalogue know, compared, in the order of the fields. */
export function compareFields(fields: readonly FoundField[], ours: readonly OurValue[]): ComparedField[] {
  return fields.flatMap((found): ComparedField[] => {
    const own = ours.find(({ field }) => field === found.field) ?? null
    const comparison = compareField(found, own)
    return comparison ? [{ field: found.field, comparison, ours: own }] : []
  })
}

/** A value read before, and what another reading of its page says of it. */
export type Rechecked = { state: 'same' | 'changed' | 'gone'; before: FoundValue; now: FoundValue | null }

/**
 * What became of the proven values of an earlier reading. Same: its page, or another that was read, still says so. Changed:
 * the pages now say another value. Gone: they say none.
 */
export function recheck(
  before: readonly FoundField[],
  now: readonly FoundField[],
): { field: ReadingName; values: Rechecked[] }[] {
  return before.flatMap(({ field, kind, values }) => {
    const later =
      now.find((found) => found.field === field)?.values.filter(({ proof }) => proof === 'on the page') ?? []
    const keyOf = ({ value, fee }: FoundValue) =>
      fee && 'fee' in fee
        ? JSON.stringify([fee.fee.min, fee.fee.max, fee.fee.currency, fee.fee.period, fee.fee.level])
        : kind === 'number'
          ? String(readNumbers(value)[0])
          : plain(value)
    const proven = values.filter(({ proof }) => proof === 'on the page')
    const known = new Set(proven.map(keyOf))
    const fresh = later.filter((value) => !known.has(keyOf(value)))
    const rechecked = proven.map((value): Rechecked => {
      const same = later.find((other) => keyOf(other) === keyOf(value))
      if (same) return { state: 'same', before: value, now: same }
      const level = value.fee && 'fee' in value.fee ? value.fee.fee.level : null
      const other =
        kind === 'list'
          ? undefined
          : fresh.find(({ fee }) => (fee && 'fee' in fee ? fee.fee.level : null) === level)
      return { state: other ? 'changed' : 'gone', before: value, now: other ?? null }
    })
    return rechecked.length > 0 ? [{ field, values: rechecked }] : []
  })
}
