import { formatList, sentence } from '../text/format'
import { labelOf } from '../text/options'
import { findNationality, describePlaces, type PlaceContext } from './places'
import { DEGREE_LEVELS, nationalitiesOf, type Profile } from './profile'
import type { RuleChecker, Ruled, RuleFinding } from './rule'
import { DOCTORATE_AFTER_MASTERS, HELD_DEGREES, type Degree, type HeldDegree } from './vocabulary'

const levelOf = (profile: Profile): Degree | undefined => labelOf(DEGREE_LEVELS, profile.degreeLevel)

/** The people for whom a level is meant, in words without a full stop. */
export const describeLevels = (
  { eligibility }: Pick<Ruled, 'eligibility'>,
  context: PlaceContext,
): string[] =>
  eligibility.levelsByNationality.map(
    ({ degrees, places }) => `${formatList(degrees)}: ${describePlaces(places, context)}`,
  )

function findLevel(profile: Profile, degree: Degree, { eligibility }: Ruled, context: PlaceContext) {
  const rule = eligibility.levelsByNationality.find(({ degrees }) => degrees.includes(degree))
  if (!rule) return null
  const nationalities = nationalitiesOf(profile)
  const found = findNationality({ ...rule.places, dualExcluded: false }, nationalities, context)
  const words = `${degree}: ${describePlaces(rule.places, context)}.`
  return { outcome: found.outcome, why: `${found.why} ${words}` }
}

export const checkDegree: RuleChecker = (profile, scholarship, context) => {
  const { eligibleDegrees } = scholarship
  const degree = levelOf(profile)
  const label = 'Level of study'
  const why = sentence(`It pays for ${formatList(eligibleDegrees)}`)
  if (!degree) return { label, outcome: 'check', why: `${why} Which do you look for?` }
  if (eligibleDegrees.includes(degree))
    return { label, ...(findLevel(profile, degree, scholarship, context) ?? { outcome: 'met', why }) }
  if (eligibleDegrees.includes('Research-based') && degree !== "Bachelor's")
    return { label, outcome: 'check', why: `${why} Ask whether your ${degree} counts as research.` }
  return { label, outcome: 'unmet', why: sentence(`${why} You look for a ${degree}`) }
}

/** Where a degree stands among those that one may hold, the lowest first. */
export const rankOf = (value: HeldDegree) => HELD_DEGREES.findIndex((entry) => entry.value === value)
const nameOf = (value: HeldDegree) => labelOf(HELD_DEGREES, value) ?? value

/** The requirement of a level where the award states none. */
const USUAL: Partial<Record<Degree, HeldDegree>> = {
  "Bachelor's": 'secondary',
  "Master's": 'bachelors',
  'Ph.D.': 'bachelors',
}

/** The lowest that any level of an award usually asks for; undefined for stays without a degree. */
function usualFor(degrees: readonly Degree[]): HeldDegree | undefined {
  const usual = degrees.flatMap((degree) => USUAL[degree] ?? [])
  return HELD_DEGREES.find(({ value }) => usual.includes(value))?.value
}

/** Whether a doctorate in the host country usually follows a master's degree. */
const isAfterMasters = ({ hostCountries }: Pick<Ruled, 'hostCountries'>) =>
  hostCountries.some((code) => DOCTORATE_AFTER_MASTERS.includes(code))

/** The rule of a level on which the award is silent, in words without a full stop; null where there is none. */
export function describeUsualDegree(
  scholarship: Pick<Ruled, 'eligibleDegrees' | 'hostCountries'>,
): string | null {
  const { eligibleDegrees } = scholarship
  const parts = eligibleDegrees.flatMap((degree) => {
    const usual = USUAL[degree]
    if (!usual) return []
    const masters = degree === 'Ph.D.' && isAfterMasters(scholarship) ? ", as a rule a master's degree" : ''
    return [`${nameOf(usual)}${masters} for ${degree}`]
  })
  return parts.length > 0 ? `As usual, held or being finished: ${parts.join('; ')}` : null
}

/** Holds a degree against what is needed. `least` is what no note excuses. */
function findHeld(held: HeldDegree, needed: HeldDegree, least: HeldDegree, isNoted: boolean) {
  if (rankOf(held) < Math.min(rankOf(needed), rankOf(least))) return 'unmet'
  if (isNoted) return 'check'
  return rankOf(held) >= rankOf(needed) ? 'met' : 'unmet'
}

/** The facts that the rule of the degree held reads. */
type AskedDegree = Pick<Ruled, 'eligibleDegrees' | 'hostCountries'> & {
  eligibility: Pick<Ruled['eligibility'], 'degreeHeld'>
}

/** A degree that is being finished counts as held. A rule of its own replaces that of the level. */
export function checkDegreeHeld(profile: Profile, scholarship: AskedDegree): RuleFinding | null {
  const own = scholarship.eligibility.degreeHeld
  const degree = levelOf(profile)
  const usual = (degree && USUAL[degree]) ?? usualFor(scholarship.eligibleDegrees)
  const ofLevel = own?.levels.find((one) => one.degree === degree)?.level
  const needed = ofLevel ?? own?.level ?? usual
  if (!needed) return null
  const words = [own?.detail, own?.note].filter((text) => text != null)
  // A rule for several levels at once names what the lowest asks for.
  const isForLevel = ofLevel !== undefined || (own !== null && scholarship.eligibleDegrees.length === 1)
  const wantsMasters =
    degree === 'Ph.D.' && needed === 'bachelors' && !isForLevel && isAfterMasters(scholarship)
  const inBrackets = words.length > 0 ? ` (${words.join('; ')})` : ''
  const more = wantsMasters ? " A doctorate there usually follows a master's degree." : ''
  const why = `At least: ${nameOf(needed)}${inBrackets}.${more}`
  const base = { label: 'Degree held', why }
  if (profile.degreeHeld === '') return { ...base, outcome: 'check', why: `${why} Which do you hold?` }
  const outcome = findHeld(profile.degreeHeld, needed, usual ?? needed, own?.note != null)
  if (outcome === 'check') return { ...base, outcome, why: `${why} Is that true of yours?` }
  if (wantsMasters && outcome === 'met' && rankOf(profile.degreeHeld) < rankOf('masters'))
    return { ...base, outcome: 'check' }
  return { ...base, outcome }
}
