import { nameKey } from '../../../scholarships/award-names'
import type { KnownRecord } from '../answers'
import type { Comparison, ComparedField } from './compare-fields'
import { plainTitle, type FoundProgramme } from './fold-programmes'
import type { FoundField } from './fold-record'
import { levelIn } from '../../../money/fee-text/terms-of-text'

const textsOf = ({ values }: KnownRecord, field: string) =>
  values.find((value) => value.field === field)?.texts ?? []

/** The beginnings of programmes' names in some registers: "Bachelor of Science in", "MSc". */
const AWARD =
  /^(?:(?:bachelor|master|doctor)s? (?:of (?:science|arts|engineering) in|of|in) |(?:b|m)(?:sc|a|eng) (?:hons )?(?:in )?)/

/** The name without its award: "Bachelor of Agriculture" is "agriculture". */
const subjectOf = (title: string) => plainTitle(title).replace(AWARD, '')

/** Our programme of the same name, whose level is the same or not known; null where we have none. */
export function matchProgramme(
  { name, fields }: FoundProgramme,
  ours: readonly KnownRecord[],
): KnownRecord | null {
  const found = fields.find(({ field }) => field === 'level')?.values[0]?.value ?? name
  const level = levelIn(found)
  const isSameLevel = (record: KnownRecord) => {
    const levels = textsOf(record, 'level').map(levelIn)
    return level === null || levels.length === 0 || levels.includes(level)
  }
  const subject = subjectOf(name)
  const isNamed = (record: KnownRecord) => textsOf(record, 'name').some((text) => subjectOf(text) === subject)
  return ours.find((record) => isNamed(record) && isSameLevel(record)) ?? null
}

/** Our award of a name that is on the pages; null where we have none. */
export function matchAward(fields: readonly FoundField[], ours: readonly KnownRecord[]): KnownRecord | null {
  const names = fields.find(({ field }) => field === 'name')?.values ?? []
  const keys = names.flatMap(({ value, proof }) => (proof === 'on the page' ? [nameKey(value)] : []))
  return ours.find(({ name }) => keys.includes(nameKey(name))) ?? null
}

/** The comparison of a whole record with ours: it differs where any field does, and is new where we have none. */
export function sumUp(compared: readonly ComparedField[], ours: KnownRecord | null): Comparison {
  if (ours === null) return 'new'
  return compared.some(({ comparison }) => comparison === 'differs') ? 'differs' : 'same'
}
