import type { z } from 'zod'
import { isObject } from '../text/is-object'
import { fieldAt, IMPORT_FIELDS, type Cells, type ImportField } from './fields'
import { joinList } from './lists'
import { writeFee } from './read-fee'
import { writeYearlyDate } from './read-date'
import { writeCoordinates, writeRanking } from './read-facts'
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
const OBJECT_WRITERS: Partial<Record<ImportField['kind'], (value: unknown) => string | null>> = {
  ranking: writerOf(worldRanking, writeRanking),
  fee: writerOf(tuitionFees.unwrap().shape.domestic, writeFee),
  date: writerOf(admissionRequirements.unwrap().shape.applicationDeadline, writeYearlyDate),
  coordinates: writerOf(coordinates, writeCoordinates),
}

/** Objects within objects are opened so deep; what is deeper stays one text. */
const MOST_DEPTH = 5
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** The texts of a JSON record by path: "campusLife.location". Lists of plain values are one text. */
export function flattenRecord(record: Record<string, unknown>): (readonly [path: string, text: string])[] {
  const texts: (readonly [string, string])[] = []
  const put = (path: string, value: unknown, depth: number) => {
    const field = fieldAt(path)
    const written = field && isObject(value) ? OBJECT_WRITERS[field.kind]?.(value) : null
    if (written) texts.push([path, written])
    else if (Array.isArray(value)) {
      // An empty list is unknown. Only for required tests does it say something: that none is required.
      if (value.length === 0) texts.push([path, field?.key.endsWith('requiredTests') ? 'none' : ''])
      else texts.push([path, value.every(isPlain) ? joinList(value.map(String)) : JSON.stringify(value)])
    } else if (isObject(value) && depth < MOST_DEPTH) {
      for (const [name, inner] of Object.entries(value))
        put(path ? `${path}.${name}` : name, inner, depth + 1)
    } else texts.push([path, isObject(value) ? JSON.stringify(value) : String(value ?? '').trim()])
  }
  put('', record, 0)
  return texts
}

/** The texts of a record in our own format by field. Names are looked up in `IMPORT_FIELDS`, never used as keys. */
export function cellsOf(record: Record<string, unknown>): Cells {
  const cells: Cells = {}
  for (const [path, text] of flattenRecord(record)) {
    const field = fieldAt(path)
    // Our own format writes a percentage as a number.
    if (field && text !== '')
      cells[field.key] ??= field.kind === 'percent' && !text.includes('%') ? `${text}%` : text
  }
  return cells
}

/** The cells of an added record. Reading them gives the same record; unknown fields have no cell. */
export function toCells(record: AddedRecord): Cells {
  const cells = cellsOf(record)
  for (const { key, kind } of IMPORT_FIELDS) {
    if (kind === 'boolean' && cells[key]) cells[key] = cells[key] === 'true' ? 'yes' : 'no'
  }
  return cells
}
