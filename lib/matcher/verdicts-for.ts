import type { Profile } from '../eligibility/profile'
import { assess, decisiveChecks, type RuleCheck, type Verdict } from '../eligibility/verdict'
import { DEGREE_OF_LEVEL, type Level } from '../facts/vocabulary'
import { type MatcherData, placeContext } from './matcher-file'

/** An award with its verdict, and the rule that decides it in words; null where the profile meets all that it answers. */
export type FittingVerdict = {
  id: string
  name: string
  value: string
  verdict: Verdict
  why: string | null
  checks: readonly RuleCheck[]
}

/** The best first. */
const ORDER: readonly Verdict[] = ['eligible', 'almost', 'check', 'not-eligible']

/**
 * Whether a profile may apply for the awards of a programme, the best verdicts first and equals in the order given. The
 * programme's level goes before that of the profile; its field fits already, or the award would not be among them.
 * @param ids of awards that can be used for the programme
 * @param level null where it is not known
 */
export function verdictsFor(
  ids: readonly string[],
  profile: Profile,
  level: Level | null,
  data: Pick<MatcherData, 'scholarships' | 'groups' | 'countries'>,
): FittingVerdict[] {
  const context = placeContext(data)
  const asked = { ...profile, degreeLevel: level ? DEGREE_OF_LEVEL[level] : '' } as const
  const byId = new Map(data.scholarships.map((scholarship) => [scholarship.id, scholarship]))
  const verdicts = ids.flatMap((id): FittingVerdict[] => {
    const scholarship = byId.get(id)
    if (!scholarship) return []
    const assessment = assess(asked, scholarship, context, true)
    const [decisive] = decisiveChecks(assessment)
    const why = decisive ? `${decisive.label}: ${decisive.why}` : null
    const { verdict, checks } = assessment
    return [{ id, name: scholarship.name, value: scholarship.value, verdict, why, checks }]
  })
  return ORDER.flatMap((wanted) => verdicts.filter(({ verdict }) => verdict === wanted))
}
