import { isObject } from '../text/is-object'
import { fieldOf, FIELDS, type Cells, type Field, type FieldKey } from './fields'
import { joinList } from './lists'
import { writeFee } from './read-fee'
import { writeCoordinates, writeRanking, writeYearlyDate } from './read-facts'
import { AddedRecordSchema } from './schema'

const { worldRanking, coordinates, tuitionFees, admissionRequirements } = AddedRecordSchema.shape
const fee = tuitionFees.unwrap().shape.domestic
const date = admissionRequirements.unwrap().shape.applicationDeadline

/** The text of a value that our own format writes as an object; null when it is not in that format. */
function writeObject(kind: Field['kind'], value: unknown): string | null {
  switch (kind) {
    case 'ranking': {
      const { data } = worldRanking.safeParse(value)
      return data ? writeRanking(data) : null
    }
    case 'fee': {
      const { data } = fee.safeParse(value)
      return data ? writeFee(data) : null
    }
    case 'date': {
      const { data } = date.safeParse(value)
      return data ? writeYearlyDate(data) : null
    }
    case 'coordinates': {
      const { data } = coordinates.safeParse(value)
      return data ? writeCoordinates(data) : null
    }
    default:
      return null
  }
}

function textOf(field: Field, value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return field.key.endsWith('requiredTests') ? 'none' : ''
    if (value.every((item) => ['string', 'number'].includes(typeof item))) return joinList(value.map(String))
  }
  if (typeof value === 'object' && value !== null) {
    return writeObject(field.kind, value) ?? JSON.stringify(value)
  }
  return value === null || value === undefined ? '' : String(value).trim()
}

/**
 * The text of each field of a JSON record, whether its values are objects of our own format or plain texts. Names are
 * looked up in `FIELDS` and never used as keys, so that a record can't reach an object's prototype.
 */
export function flattenRecord(record: Record<string, unknown>, unused: Set<string>): Cells {
  const cells: Cells = {}
  const put = (key: FieldKey, value: unknown) => {
    const field = (FIELDS as readonly Field[]).find((entry) => entry.key === key)
    const text = field ? textOf(field, value) : ''
    if (text !== '' && cells[key] === undefined) cells[key] = text
  }
  for (const [name, value] of Object.entries(record)) {
    const isGroup = isObject(value) && FIELDS.some(({ key }) => key.startsWith(`${name}.`))
    if (isGroup) {
      for (const [inner, innerValue] of Object.entries(value)) {
        const key = fieldOf(`${name}.${inner}`)
        if (key === null) unused.add(`${name}.${inner}`)
        else if (key !== 'derived') put(key, innerValue)
      }
      continue
    }
    const key = fieldOf(name)
    const isEmptyGroup = value === null && FIELDS.some((field) => field.key.startsWith(`${name}.`))
    if (key === null && !isEmptyGroup) unused.add(name)
    else if (key !== null && key !== 'derived') put(key, value)
  }
  return cells
}
