import type { KnownRecord } from '../shared/answers'
import { compareFields, type ComparedField, type Comparison } from '../shared/proof/compare-fields'
import type { FoundProgramme } from '../shared/proof/fold-programmes'
import type { FoundField } from '../shared/proof/fold-record'
import { matchProgramme, sumUp } from '../shared/proof/match-records'
import { preselectAll, acceptedOf, type AcceptedValues } from './reading-choice'
import { toFoundRecord } from './reading-files'

/** The visitor's changes to the accepted values, by the key of the programme. */
export type ProgrammeChoice = Readonly<Record<string, AcceptedValues>>

/** A programme with its accepted values, and our own programme of that name. It is accepted where its name is. */
export type ComparedProgramme = FoundProgramme & {
  chosen: AcceptedValues
  ours: KnownRecord | null
  compared: ComparedField[]
  comparison: Comparison
}

const isAccepted = ({ chosen }: Pick<ComparedProgramme, 'chosen'>) => (chosen.name ?? []).length > 0

/** Every programme beside ours. Of one that we don't have, all fields are new. */
export function compareProgrammes(
  programmes: readonly FoundProgramme[],
  known: readonly KnownRecord[],
  choice: ProgrammeChoice,
): ComparedProgramme[] {
  return programmes.map((programme) => {
    const { key, fields } = programme
    const ours = matchProgramme(programme, known)
    const compared = compareFields(fields, ours?.values ?? [])
    const chosen = { ...preselectAll(fields), ...choice[key] }
    return { ...programme, chosen, ours, compared, comparison: sumUp(compared, ours) }
  })
}

export const acceptedProgrammes = (programmes: readonly ComparedProgramme[]) => programmes.filter(isAccepted)

/** As many names as a record that goes to "Add More Universities" can have. */
const MOST_NAMES = 60

/** The names of the accepted programmes as the field of a university, which can be accepted or sent on. */
export function namesField(accepted: readonly ComparedProgramme[]): FoundField {
  const values = accepted.flatMap(({ fields, chosen }) => {
    const name = fields.find(({ field }) => field === 'name')
    return name ? acceptedOf(name, chosen) : []
  })
  return { field: 'programmes', label: 'Programmes', kind: 'list', values: values.slice(0, MOST_NAMES) }
}

/** The accepted programmes as a file: each with its values and where they were read. */
export function programmesFile(
  accepted: readonly ComparedProgramme[],
  {
    name,
    country,
    website,
    readOn,
  }: { name: string; country: string; website: string | null; readOn: string },
) {
  return {
    university: { name: name || null, country: country || null, website },
    readOn,
    programmes: accepted.map(({ fields, chosen }) =>
      toFoundRecord(fields, chosen, { target: 'programmes', readOn }),
    ),
  }
}
