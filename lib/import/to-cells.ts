import { FIELDS, type Cells, type Field } from './fields'
import { joinList } from './lists'
import { writeFee } from './read-fee'
import { writeCoordinates, writeRanking, writeYearlyDate } from './read-facts'
import type { AddedRecord } from './schema'

function valueAt(record: AddedRecord, key: string): unknown {
  const [first = '', second] = key.split('.')
  const value: unknown = (record as Record<string, unknown>)[first === 'country' ? 'countryCode' : first]
  if (second === undefined || value === null || value === undefined) return value
  return (value as Record<string, unknown>)[second]
}

/**
 * The assertions are right as long as `FIELDS` and the schema agree, which tests/data/import-round-trip.test.ts checks.
 */
function write(kind: Field['kind'], value: unknown): string {
  switch (kind) {
    case 'list':
    case 'choices':
      return Array.isArray(value) && value.length === 0 ? 'none' : joinList(value as string[])
    case 'boolean':
      return value ? 'yes' : 'no'
    case 'ranking':
      return writeRanking(value as NonNullable<AddedRecord['worldRanking']>)
    case 'fee':
      return writeFee(value as NonNullable<AddedRecord['tuitionFees']['domestic']>)
    case 'date':
      return writeYearlyDate(value as NonNullable<AddedRecord['admissionRequirements']['earlyDeadline']>)
    case 'coordinates':
      return writeCoordinates(value as NonNullable<AddedRecord['coordinates']>)
    default:
      return String(value)
  }
}

/** The cells of a record. Reading them gives the same record; unknown fields have no cell. */
export function toCells(record: AddedRecord): Cells {
  const cells: Cells = {}
  for (const field of FIELDS as readonly Field[]) {
    const value = valueAt(record, field.key)
    const isUnknown = value === null || value === undefined
    // An empty list is unknown too. Only for required tests does it say something: that none is required.
    const isEmpty = Array.isArray(value) && value.length === 0 && !field.key.endsWith('requiredTests')
    if (!isUnknown && !isEmpty) cells[field.key] = write(field.kind, value)
  }
  return cells
}
