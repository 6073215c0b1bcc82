import type { BroadField } from '../subjects/subject'
import type { OfficialFee } from './country-cost'

/** The codes of the broad fields in which a university teaches something at the level. */
export type FieldsOf = (universityId: string) => ReadonlySet<BroadField['code']>

/** The lowest fees among those that teach something of a broad field. */
export type FieldFees = { label: string; fees: OfficialFee[] }

const SHOWN = 2

/** The lowest fees of each broad field. Of a field that no university is known to teach there is none. */
export function lowestByField(
  fees: readonly OfficialFee[],
  fields: readonly BroadField[],
  fieldsOf: FieldsOf,
): FieldFees[] {
  const lowest = new Map(fields.map(({ code }) => [code, [] as OfficialFee[]]))
  for (const fee of fees) {
    const open = [...lowest].filter(([, found]) => found.length < SHOWN)
    if (open.length === 0) break
    const taught = fieldsOf(fee.id)
    for (const [code, found] of open) if (taught.has(code)) found.push(fee)
  }
  return fields
    .map(({ code, label }) => ({ label, fees: lowest.get(code) ?? [] }))
    .filter((field) => field.fees.length > 0)
}
