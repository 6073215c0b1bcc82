import { foldText } from './fold-text'
import { feeLevel, type FoundField, type FoundValue, type FoundPlace } from './fold-record'
import type { PrintedFee } from '../../../money/fee-text/fee'
import { levelIn } from '../../../money/fee-text/terms-of-text'
import { hasWholeWords } from '../../../text/has-words'
import { readNumbers } from './read-numbers'
import { dayNumber, readMonths } from './read-terms'
import type { ReadingName } from './reading-fields'

/**
 * The catalogue's value of a field, in the words of a visitor's own record, with the date of its comparison with the
 * source.
 */
export type OurValue = {
  field: ReadingName
  /** The entries of a list, else one text, or several where any of them is right. */
  texts: string[]
  /** For a fee only; for a year where it does not name the period. */
  fee:
    | (Pick<PrintedFee, 'min' | 'max' | 'currency' | 'academicYear'> & Partial<Pick<PrintedFee, 'period'>>)
    | null
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
    (period === (ours.fee.period ?? 'year') &&
      currency === ours.fee.currency &&
      min === ours.fee.min &&
      max === ours.fee.max)
  )
}

/**
 * The form in which a value of each kind is compared; null for a value that cannot be read so. Other kinds are compared
 * by their words.
 */
const READERS: Partial<Record<FoundField['kind'], (text: string) => number | string | null>> = {
  number: (text) => readNumbers(text)[0] ?? null,
  day: dayNumber,
  level: levelIn,
  length: readMonths,
}

/** Whether a found value says what we have: a fee by its sums, a number by its digits, a text by its words. */
function isSame(kind: FoundField['kind'], ours: OurValue, found: FoundValue): boolean {
  if (kind === 'fee') return isSameFee(ours, found)
  const read = READERS[kind]
  const theirs = plain(found.value)
  return ours.texts.some((text) => {
    const [ownRead, theirRead] = [read?.(text) ?? null, read?.(found.value) ?? null]
    if (ownRead !== null && theirRead !== null) return ownRead === theirRead
    const own = plain(text)
    return kind !== 'number' && (own === theirs || hasWholeWords(theirs, own))
  })
}

/**
 * The values of the pages, compared with the catalogue's: the same, new, different, or nothing where we have a value.
 * Only values that are on the page count. A list is the same where we have all of its entries, and new where we have
 * none.
 */
function compareField({ field, kind, values }: FoundField, ours: OurValue | null): Comparison | null {
  const proven = values.filter(({ proof }) => proof === 'on the page')
  const isKnown = ours !== null && ours.texts.length > 0
  if (proven.length === 0) return isKnown ? 'only ours' : null
  if (!isKnown || field !== ours.field) return 'new'
  if (kind === 'list') {
    const key = (text: string) => (field === 'degrees' && levelIn(text)) || plain(text)
    const known = new Set(ours.texts.map(key))
    return proven.every(({ value }) => known.has(key(value))) ? 'same' : 'differs'
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

const keyOf = (kind: FoundField['kind'], { value, fee }: FoundValue, withLevel: boolean): string => {
  if (fee && 'fee' in fee) {
    const { min, max, currency, period, level } = fee.fee
    return JSON.stringify([min, max, currency, period, withLevel && level])
  }
  return String(READERS[kind]?.(value) ?? plain(value))
}

/**
 * A comparison with the proven values of an earlier reading. Same: its page still has its words, or a page that was
 * read now states the same value. Changed: the pages now state another value. Gone: they state none.
 * @param isStillThere whether the page of a place still has its words, and the value in them
 */
export function recheck(
  before: readonly FoundField[],
  now: readonly FoundField[],
  isStillThere: (place: FoundPlace, value: string) => boolean = () => false,
): { field: ReadingName; values: Rechecked[] }[] {
  return before.flatMap(({ field, kind, values }) => {
    const later =
      now.find((found) => found.field === field)?.values.filter(({ proof }) => proof === 'on the page') ?? []
    const proven = values.filter(({ proof }) => proof === 'on the page')
    const isSameAs = (one: FoundValue, other: FoundValue) => {
      const withLevel = feeLevel(one) !== null && feeLevel(other) !== null
      return keyOf(kind, one, withLevel) === keyOf(kind, other, withLevel)
    }
    const fresh = later.filter((value) => !proven.some((known) => isSameAs(known, value)))
    const rechecked = proven.map((value): Rechecked => {
      const same = later.find((other) => isSameAs(value, other))
      if (same) return { state: 'same', before: value, now: same }
      if (value.places.some((place) => isStillThere(place, value.value))) {
        return { state: 'same', before: value, now: value }
      }
      const other = kind === 'list' ? undefined : fresh.find((found) => feeLevel(found) === feeLevel(value))
      return { state: other ? 'changed' : 'gone', before: value, now: other ?? null }
    })
    return rechecked.length > 0 ? [{ field, values: rechecked }] : []
  })
}
