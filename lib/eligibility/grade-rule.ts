import { formatTenths, sentence } from '../text/format'
import { labelOf } from '../text/options'
import { DEGREE_LEVELS, percentOf, type Profile } from './profile'
import type { RuleChecker, Ruled } from './rule'
import type { GradeBound } from './schema'
import { DEGREE_CLASSES, type DegreeClass } from './vocabulary'

type Rule = NonNullable<Ruled['eligibility']['minimumGrade']>
type Found = 'met' | 'unmet' | 'check'

/** Worked out from another scale, a grade on the 4.0 scale is the middle of a range. */
const isEstimate = ({ grade, gradeScale }: Profile) => grade !== null && gradeScale !== ''

const rankOf = (value: DegreeClass) => DEGREE_CLASSES.findIndex((entry) => entry.value === value)

/** Holds a profile against each scale of a bound. One that is reached is enough; one that is not told may be reached. */
function findBound(profile: Profile, { gpa, percent, degreeClass }: GradeBound): Found {
  const percentTold = percentOf(profile)
  const found: Found[] = []
  if (percent !== null) found.push(percentTold === null ? 'check' : percentTold >= percent ? 'met' : 'unmet')
  if (gpa !== null) {
    const below = isEstimate(profile) ? 'check' : 'unmet'
    found.push(profile.gpa === 0 ? 'check' : profile.gpa >= gpa ? 'met' : below)
  }
  if (degreeClass !== null) {
    const told = profile.degreeClass
    found.push(told === '' ? 'check' : rankOf(told) <= rankOf(degreeClass) ? 'met' : 'unmet')
  }
  if (found.includes('met')) return 'met'
  return found.length > 0 && found.every((one) => one === 'unmet') ? 'unmet' : 'check'
}

/** The bounds that may be meant for a person, up to the first that is. */
function boundsFor(profile: Profile, rule: Rule): GradeBound[] {
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  const field = profile.fieldOfStudy
  const bounds: GradeBound[] = []
  for (const one of rule.cases) {
    const isOther =
      (one.degrees.length > 0 && degree && !one.degrees.includes(degree)) ||
      (one.fields.length > 0 && field !== '' && !one.fields.includes(field))
    if (isOther) continue
    bounds.push(one)
    if ((one.degrees.length === 0 || degree) && (one.fields.length === 0 || field !== '')) return bounds
  }
  const hasOwn = rule.gpa !== null || rule.percent !== null || rule.degreeClass !== null
  return hasOwn ? [...bounds, rule] : bounds
}

function findGrade(profile: Profile, rule: Rule, bounds: readonly GradeBound[]): Found {
  const found = bounds.map((bound) => findBound(profile, bound))
  const [first] = found
  if (first === undefined || found.some((one) => one !== first)) return 'check'
  if (first !== 'unmet' || rule.lowest === null) return first
  return findBound(profile, rule.lowest) === 'unmet' ? 'unmet' : 'check'
}

/** What the profile says of grades, on the scale that the bounds read. */
function toldOf(profile: Profile, bounds: readonly GradeBound[]): string | null {
  const has = (scale: keyof GradeBound) => bounds.some((bound) => bound[scale] !== null)
  const percent = percentOf(profile)
  if (has('percent') && percent !== null) return `${percent}%`
  if (has('gpa') && profile.gpa > 0)
    return `${isEstimate(profile) ? 'about ' : ''}${formatTenths(profile.gpa)}`
  return has('degreeClass') ? (labelOf(DEGREE_CLASSES, profile.degreeClass) ?? null) : null
}

/** The question that would settle the rule: the scale that the provider names. */
function questionFor(bounds: readonly GradeBound[]): string {
  const [bound] = bounds
  if (!bound) return 'Do your grades reach that?'
  if (bound.percent !== null) return 'What is your average in per cent?'
  return bound.gpa === null ? 'Which class is your degree?' : 'What is your GPA?'
}

export const checkGrade: RuleChecker = (profile, { eligibility }) => {
  const rule = eligibility.minimumGrade
  if (!rule) return null
  const bounds = boundsFor(profile, rule)
  const found = findGrade(profile, rule, bounds)
  const told = toldOf(profile, bounds)
  const more = told === null ? (found === 'check' ? questionFor(bounds) : '') : `Yours: ${told}.`
  const isOpen = found === 'met' && rule.asksMore
  const words = [sentence(rule.text), more, isOpen && 'Is the rest true of you?']
  return { label: 'Grades', outcome: isOpen ? 'check' : found, why: words.filter(Boolean).join(' ') }
}
