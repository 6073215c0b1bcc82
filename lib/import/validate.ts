import type { z } from 'zod'
import { formatDecimal } from '../text/format'
import { parseUrl } from '../text/parse-url'
import { fieldOf, FIELDS, type Cells, type Field, type FieldKey } from './fields'
import { splitList } from './lists'
import { readFee } from './read-fee'
import { readCoordinates, readRanking, readYearlyDate } from './read-facts'
import { readBoolean, readFigure, readHectares, readRatio, type Read } from './read-figure'
import { AddedRecordSchema, type AddedRecord } from './schema'

/**
 * A sentence about a row: why it is refused, or why a value was left out. `field` is null when it is about the whole
 * row.
 */
export type Problem = { field: FieldKey | null; reason: string }

/**
 * Where a row is: its position among the rows, and the line of the file it begins on. Several rows can share one line.
 */
export type Place = { at: number; line: number }

/** A row after the check. It has a record, or the problems because of which it is refused. */
export type Checked = Place & {
  cells: Cells
  record: AddedRecord | null
  problems: Problem[]
  /** The values that were left out, although the row is accepted. */
  notes: Problem[]
}

export type CheckContext = {
  findCountry: (text: string) => string | null
  hasRate: (currency: string) => boolean
}

const UNKNOWN = /^(n\/?a|-+|–|—|\?+|null|undefined|unknown|not (reported|available|known)|no data)$/i
const NONE = /^(none|no tests?|not required|\[\])$/i
const MAX_LOGO = 8

function readWebsite(text: string): Read<string> {
  const bare = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#].*)?$/i.test(text)
  const address = bare ? `https://${text}` : text
  if (!/^https:\/\//i.test(address) || !parseUrl(address)) {
    return { reason: `“${text.slice(0, 80)}” must be an address that begins with https://.` }
  }
  return { value: address }
}

function readChoices(text: string, options: Field['options'] = []): Read<string[]> {
  const values = splitList(text).map(
    (word) =>
      options.find(({ value, label }) => [value, label.toLowerCase()].includes(word.toLowerCase()))?.value,
  )
  const isAllKnown = values.every((value) => value !== undefined)
  if (isAllKnown) return { value: values }
  return { reason: `“${text}” is none of: ${options.map(({ label }) => label).join(', ')}.` }
}

function readCell(field: Field, text: string, { findCountry, hasRate }: CheckContext): Read<unknown> {
  switch (field.kind) {
    case 'text':
    case 'long':
      return { value: text }
    case 'list':
      return { value: NONE.test(text) ? [] : splitList(text) }
    case 'number':
    case 'dollars':
      return readFigure(text)
    case 'boolean':
      return readBoolean(text)
    case 'choices':
      return readChoices(text, field.options)
    case 'choice': {
      const read = readChoices(text, field.options)
      return 'value' in read ? { value: read.value[0] } : read
    }
    case 'country': {
      const code = findCountry(text)
      if (code) return { value: code }
      return { reason: `“${text}” is not a country we know. Write its English name or its two-letter code.` }
    }
    case 'website':
      return readWebsite(text)
    case 'logo':
      if (text.length <= MAX_LOGO) return { value: text }
      return { note: 'A logo is an emoji or up to 8 letters, so this one was left out.' }
    case 'ranking':
      return readRanking(text)
    case 'fee':
      return readFee(text, hasRate)
    case 'date':
      return readYearlyDate(text)
    case 'coordinates':
      return readCoordinates(text)
    case 'ratio':
      return readRatio(text)
    case 'hectares':
      return readHectares(text)
  }
}

type Draft = Record<string, unknown>

/** Sets the field with this key, such as `name` or `campusLife.location`. */
function setField(draft: Draft, key: string, value: unknown) {
  const [first = '', second] = key.split('.')
  const name = first === 'country' ? 'countryCode' : first
  if (second === undefined) draft[name] = value
  else draft[name] = { ...(draft[name] as Draft | undefined), [second]: value }
}

const formatLimit = (limit: number | bigint) => formatDecimal(Number(limit))

function reasonOf(issue: z.core.$ZodIssue): string {
  const unit = (origin: string) =>
    origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : ''
  switch (issue.code) {
    case 'too_big':
      return `must be at most ${formatLimit(issue.maximum)}${unit(issue.origin)}.`
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty.'
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${formatLimit(issue.minimum)}${unit(issue.origin)}.`
    case 'invalid_type':
      return issue.input === undefined ? 'is missing.' : 'must be a whole number.'
    case 'custom':
      return `${issue.message}.`
    default:
      return 'is not written as it should be.'
  }
}

function fieldOfPath(path: readonly PropertyKey[]): FieldKey | null {
  const [first, second] = path.map(String)
  if (first === 'countryCode') return 'country'
  const nested = FIELDS.find(({ key }) => key === `${first}.${second}`)
  const own = nested ?? FIELDS.find(({ key }) => key === first)
  return own?.key ?? (fieldOf(first ?? '') as FieldKey | null)
}

/** Uses a sum in dollars for a fee whose own text is missing or can't be read. Returns the fees where it did. */
function withDollars(draft: Draft, dollars: ReadonlyMap<string, number>, texts: Cells): Set<FieldKey> {
  const replaced = new Set<FieldKey>()
  for (const kind of ['domestic', 'international'] as const) {
    const sum = dollars.get(`tuitionFees.${kind}Numeric`)
    const isRead = (draft.tuitionFees as Draft | undefined)?.[kind] !== undefined
    if (sum === undefined || isRead) continue
    const note = texts[`tuitionFees.${kind}`] ?? null
    setField(draft, `tuitionFees.${kind}`, { min: sum, currency: 'USD', period: 'year', note })
    replaced.add(`tuitionFees.${kind}`)
  }
  return replaced
}

/** Checks one row against the catalogue's own rules. */
export function checkRow(cells: Cells, { at, line }: Place, context: CheckContext): Checked {
  const draft: Draft = {}
  const problems: Problem[] = []
  const notes: Problem[] = []
  const dollars = new Map<string, number>()
  for (const field of FIELDS as readonly Field[]) {
    const text = cells[field.key]?.trim()
    // "NA" is also the code of Namibia.
    if (!text || (UNKNOWN.test(text) && field.kind !== 'country')) continue
    const read = readCell(field, text, context)
    if ('reason' in read) problems.push({ field: field.key, reason: read.reason })
    else if ('note' in read) notes.push({ field: field.key, reason: read.note })
    else if (field.kind === 'dollars') dollars.set(field.key, Number(read.value))
    else setField(draft, field.key, read.value)
  }
  const replaced = withDollars(draft, dollars, cells)
  const unread = new Set(problems.map(({ field }) => field))
  const parsed = AddedRecordSchema.safeParse(draft, { reportInput: true })
  const broken = (parsed.error?.issues ?? []).map((issue) => ({
    field: fieldOfPath(issue.path),
    reason: reasonOf(issue),
  }))
  const all = [
    ...problems.filter(({ field }) => field === null || !replaced.has(field)),
    ...broken.filter(({ field }) => !unread.has(field)),
  ]
  return {
    at,
    line,
    cells,
    record: all.length === 0 && parsed.success ? parsed.data : null,
    problems: all,
    notes,
  }
}
