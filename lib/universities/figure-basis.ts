import { describeKind } from '../facts/words'
import { basisOfFields } from './profile/basis'
import type { RecordField } from './record/fields'
import { citeSources } from './record/provenance'
import type { Source, University } from './record/schema'

/**
 * The basis of a record's figure, in words: "official register, 2022/23"; null where it is unknown.
 * @param year that of the figure, where it is not that of the source
 */
export type FigureBasis = (field: RecordField, year?: string | null) => string | null

/** For a record without sources, such as a visitor's own. */
export const NO_BASIS: FigureBasis = (_, year) => year ?? null

/** The bases of a university's figures. */
export function figureBasis(university: University, sourceOf: (key: string) => Source): FigureBasis {
  const profile = { university, sources: citeSources(university, sourceOf) }
  return (field, year) => {
    const [basis] = basisOfFields(profile, [field])
    return basis ? describeKind({ ...basis, ...(year && { year }) }) : (year ?? null)
  }
}
