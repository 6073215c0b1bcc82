import type { z } from 'zod'
import { formatDecimal } from '../text/format'
import { removeHidden } from '../text/hidden-letters'
import { fieldOf, IMPORT_FIELDS, type Cells, type FieldKey } from './fields'
import type { Further } from './further-columns'
import type { Provenance } from './provenance'
import { findCountryOf, readField, type CheckContext } from './read-field'
import { AddedRecordSchema, type AddedRecord } from './schema'

/**
 * A sentence about a row: why it is refused, or why a value was left out. `field` is null when it is about the whole
 * row.
 */
export type RowProblem = { field: FieldKey | null; reason: string }

/**
 * The place of a row: its position among the rows, and the line of the file it begins on. Several rows can share one
 * line.
 */
export type RowPlace = { at: number; line: number }

/** A row after the check. It is refused if it has no record. */
export type Checked = RowPlace & {
  cells: Cells
  record: AddedRecord | null
  /** The places where the scraper read the row's values. */
  provenance?: Provenance[]
  /** What no field takes, and what a field left out, as the file has it. */
  further?: Further
  /** The values that can't be used. A record is without them. */
  problems: RowProblem[]
  /** The values that were left out on purpose, such as a deadline of "rolling". */
  notes: RowProblem[]
}

const UNKNOWN = /^(n\/?a|-+|–|—|\?+|null|undefined|unknown|not (reported|available|known)|no data)$/i

/** A row without these is refused; any other value that can't be used is left out of it. */
const NEEDED: readonly (FieldKey | null)[] = [null, 'name', 'country']

type Draft = Record<string, unknown>

/** The readable parts of a row. */
type Values = Map<FieldKey, unknown>

/** The values in the shape of a record: the group `campusLife` gets the value of `campusLife.location`. */
function toDraft(values: Values): Draft {
  const draft: Draft = {}
  for (const [key, value] of values) {
    const [first = '', second] = key.split('.')
    const name = first === 'country' ? 'countryCode' : first
    if (second === undefined) draft[name] = value
    else draft[name] = { ...(draft[name] as Draft | undefined), [second]: value }
  }
  return draft
}

/** Only years have bounds between these, and a year has no comma. */
const isYear = (limit: number) => limit >= 1800 && limit <= 2200

const formatLimit = (limit: number | bigint) =>
  isYear(Number(limit)) ? String(limit) : formatDecimal(Number(limit))

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
  const [first = '', second = ''] = path.map(String)
  return (fieldOf(`${first}.${second}`) ?? fieldOf(first)) as FieldKey | null
}

/** Uses a sum in dollars for a fee whose own text is missing or can't be read. Returns the fees where it did. */
function withDollars(values: Values, dollars: ReadonlyMap<string, number>, texts: Cells): Set<FieldKey> {
  const replaced = new Set<FieldKey>()
  for (const key of ['tuitionFees.domestic', 'tuitionFees.international'] as const) {
    const sum = dollars.get(`${key}Numeric`)
    if (sum === undefined || values.has(key)) continue
    values.set(key, { min: sum, currency: 'USD', period: 'year', note: texts[key] ?? null })
    replaced.add(key)
  }
  return replaced
}

/** The cells of a row without what nobody sees. */
export function cleanCells(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([key, text]) => [key, removeHidden(text).trim()]))
}

/** The cells with the country of all rows, where the row names none. */
const withCountry = (cells: Cells, country: string | null): Cells =>
  cells.country || country === null ? cells : { ...cells, country }

/** Checks one row against the catalogue's own rules. */
export function checkRow(given: Cells, { at, line }: RowPlace, context: CheckContext): Checked {
  const cells = withCountry(cleanCells(given), context.all.country)
  const values: Values = new Map()
  const problems: RowProblem[] = []
  const notes: RowProblem[] = []
  const dollars = new Map<string, number>()
  const countryCode = findCountryOf(cells.country ?? '', context)
  for (const field of IMPORT_FIELDS) {
    const text = cells[field.key]
    // "NA" is also the code of Namibia.
    if (!text || (UNKNOWN.test(text) && field.kind !== 'country')) continue
    const read = readField(text, field, { ...context, countryCode })
    if ('reason' in read) problems.push({ field: field.key, reason: read.reason })
    else if ('note' in read) notes.push({ field: field.key, reason: read.note })
    else if (field.kind === 'dollars') dollars.set(field.key, Number(read.value))
    else values.set(field.key, read.value)
  }
  const replaced = withDollars(values, dollars, cells)
  const unread = new Set(problems.map(({ field }) => field))
  const parsed = AddedRecordSchema.safeParse(toDraft(values), { reportInput: true })
  const broken = (parsed.error?.issues ?? []).map((issue) => ({
    field: fieldOfPath(issue.path),
    reason: reasonOf(issue),
  }))
  const all = [
    ...problems.filter(({ field }) => field === null || !replaced.has(field)),
    ...broken.filter(({ field }) => !unread.has(field)),
  ]
  for (const { field } of broken) if (field) values.delete(field)
  const isRefused = all.some(({ field }) => NEEDED.includes(field))
  const record = isRefused ? null : (AddedRecordSchema.safeParse(toDraft(values)).data ?? null)
  return { at, line, cells, record, problems: all, notes }
}
