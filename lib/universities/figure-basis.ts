import { ageOf } from '../facts/fact-age'
import { describeKind } from '../facts/words'
import { basisOfFields } from './profile/basis'
import type { RecordField } from './record/fields'
import { citeSources, type DatedSource } from './record/provenance'
import type { University } from './record/schema'

/**
 * The basis of a record's figure, in words: "official register, 2022/23"; null where it is unknown.
 * @param year that of the figure, where it is not that of the source
 */
export type FigureBasis = (field: RecordField, year?: string | null) => string | null

/** For a record without sources, such as a visitor's own. */
export const NO_BASIS: FigureBasis = (_, year) => year ?? null

/** The bases of a university's figures. @param today ISO day */
export function figureBasis(
  university: University,
  sourceOf: (key: string) => DatedSource,
  today: string,
): FigureBasis {
  const profile = { university, sources: citeSources(university, sourceOf) }
  return (field, year) => {
    const [basis] = basisOfFields(profile, [field])
    if (!basis) return year ?? null
    const { kind } = basis
    return describeKind(year ? { kind, year, age: ageOf({ kind, year }, today) } : basis)
  }
}
