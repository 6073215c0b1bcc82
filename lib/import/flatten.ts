import type { z } from 'zod'
import { isObject } from '../text/is-object'
import { fieldOf, FIELDS, type Cells, type Field } from './fields'
import { joinList } from './lists'
import { writeFee } from './read-fee'
import { writeCoordinates, writeRanking, writeYearlyDate } from './read-facts'
import { UniversityRecordSchema } from '../universities/record/schema'
import { AddedRecordSchema, type AddedRecord } from './schema'

const { worldRanking, coordinates, tuitionFees } = AddedRecordSchema.shape
const { admissionRequirements } = UniversityRecordSchema.shape

/** Writes a value that has the form of the schema; gives null for any other. */
function writerOf<Value>(schema: z.ZodType<Value | null>, write: (value: Value) => string) {
  return (value: unknown): string | null => {
    const { data } = schema.safeParse(value)
    return data ? write(data) : null
  }
}

/** The kinds of values that our own format writes as objects. */
const OBJECT_WRITERS: Partial<Record<Field['kind'], (value: unknown) => string | null>> = {
  ranking: writerOf(worldRanking, writeRanking),
  fee: writerOf(tuitionFees.unwrap().shape.domestic, writeFee),
  date: writerOf(admissionRequirements.unwrap().shape.applicationDeadline, writeYearlyDate),
  coordinates: writerOf(coordinates, writeCoordinates),
}

function textOf(field: Field, value: unknown): string {
  if (Array.isArray(value)) {
    // An empty list is unknown. Only for required tests does it say something: that none is required.
    if (value.length === 0) return field.key.endsWith('requiredTests') ? 'none' : ''
    if (value.every((item) => ['string', 'number'].includes(typeof item))) return joinList(value.map(String))
  }
  if (typeof value === 'object' && value !== null) {
    return OBJECT_WRITERS[field.kind]?.(value) ?? JSON.stringify(value)
  }
  // Our own format writes a percentage as a number.
  if (field.kind === 'percent' && typeof value === 'number') return `${value}%`
  return value === null || value === undefined ? '' : String(value).trim()
}

/**
 * The text of each field of a JSON record, whether its values are objects of our own format or plain texts. Names are
 * looked up in `FIELDS` and never used as keys, so that a record can't reach an object's prototype.
 */
export function flattenRecord(record: Record<string, unknown>, unused: Set<string>): Cells {
  const cells: Cells = {}
  const put = (name: string, value: unknown) => {
    const key = fieldOf(name)
    const field = FIELDS.find((entry) => entry.key === key)
    const text = field ? textOf(field, value) : ''
    if (key === null) unused.add(name)
    else if (field && text !== '') cells[field.key] ??= text
  }
  for (const [name, value] of Object.entries(record)) {
    const isGroup = FIELDS.some(({ key }) => key.startsWith(`${name}.`))
    if (isGroup && isObject(value)) {
      for (const [inner, innerValue] of Object.entries(value)) put(`${name}.${inner}`, innerValue)
    } else if (!isGroup || value !== null) put(name, value)
  }
  return cells
}

/** The cells of an added record. Reading them gives the same record; unknown fields have no cell. */
export function toCells(record: AddedRecord): Cells {
  const cells = flattenRecord(record, new Set())
  for (const { key, kind } of FIELDS) {
    if (kind === 'boolean' && cells[key]) cells[key] = cells[key] === 'true' ? 'yes' : 'no'
  }
  return cells
}
