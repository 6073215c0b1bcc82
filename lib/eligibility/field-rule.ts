import { formatList, sentence } from '../text/format'
import { labelOf } from '../text/options'
import { DEGREE_LEVELS, type Profile } from './profile'
import type { RuleChecker, RuleFinding, Ruled } from './rule'
import { STUDY_FIELDS, type StudyField } from './vocabulary'

type Limits = NonNullable<Ruled['eligibility']['fieldLimits']>

const NO_LIMITS: Limits = {
  excluded: [],
  uncertain: [],
  isPartial: false,
  limitedDegrees: [],
  isClosed: false,
  byDegree: [],
}

/** The limits of an award at a level, without doubts about others; null where none is left of an award for every field. */
function limitsAt(
  { fieldsOfStudy, eligibility: { fieldLimits } }: Pick<Ruled, 'fieldsOfStudy' | 'eligibility'>,
  degreeLevel: Profile['degreeLevel'],
): Limits | null {
  const degree = labelOf(DEGREE_LEVELS, degreeLevel)
  const isElsewhere =
    fieldLimits !== null &&
    fieldLimits.limitedDegrees.length > 0 &&
    degree &&
    !fieldLimits.limitedDegrees.includes(degree)
  if (!isElsewhere) return fieldLimits
  const { excluded, byDegree } = fieldLimits
  const isLeft = fieldsOfStudy !== 'any' || excluded.length > 0 || byDegree.length > 0
  return isLeft ? { ...fieldLimits, uncertain: [], isPartial: false } : null
}

const entryOf = (field: StudyField) => STUDY_FIELDS.find(({ value }) => value === field)

/** Whether a text about `other` may mean `field` as well: nursing may count as medicine. */
function isMeantBy(field: StudyField, other: StudyField): boolean {
  const entry = entryOf(field)
  const label = entryOf(other)?.label ?? ''
  return (
    entry !== undefined && 'widerWords' in entry && entry.widerWords.some((words) => label.includes(words))
  )
}

/** Whether a complete list rules out a field that it does not name: nothing on it is of its area. */
function isRuledOut(field: StudyField, named: readonly StudyField[]): boolean {
  const areaOf = (value: StudyField) => {
    const entry = entryOf(value)
    return entry && 'area' in entry ? entry.area : null
  }
  const area = areaOf(field)
  return area !== null && !named.some((value) => areaOf(value) === area || areaOf(value) === null)
}

/**
 * Whether an award pays for a field of study. An exclusion goes before the list, and a field that an excluded one may
 * mean is in doubt.
 */
function findField(
  field: StudyField,
  named: 'any' | readonly StudyField[],
  limits: Limits | null,
): 'met' | 'unmet' | 'check' {
  const { excluded, uncertain, isPartial, isClosed } = limits ?? NO_LIMITS
  if (excluded.includes(field)) return 'unmet'
  if (uncertain.includes(field) || excluded.some((other) => isMeantBy(field, other))) return 'check'
  if (named === 'any' || named.includes(field)) return isPartial ? 'check' : 'met'
  return isClosed && isRuledOut(field, named) ? 'unmet' : 'check'
}

const labelsOfFields = (fields: readonly StudyField[]): string[] =>
  STUDY_FIELDS.filter(({ value }) => fields.includes(value)).map(({ label }) => label)

/**
 * The fields of an award in words, without a full stop: its note, or the list with what is left out. A note of any
 * programme of a place that teaches some fields alone is told with them.
 */
export function describeFields({
  fieldsOfStudy,
  fieldsNote,
  eligibility: { fieldLimits },
}: Pick<Ruled, 'fieldsOfStudy' | 'fieldsNote' | 'eligibility'>): string {
  if (fieldsNote && fieldsOfStudy !== 'any' && /^any\b/i.test(fieldsNote))
    return `${fieldsNote} (${formatList(labelsOfFields(fieldsOfStudy))})`
  if (fieldsNote) return fieldsNote
  if (fieldsOfStudy !== 'any') return formatList(labelsOfFields(fieldsOfStudy))
  const excluded = fieldLimits?.excluded ?? []
  return excluded.length > 0 ? `Every field except ${formatList(labelsOfFields(excluded))}` : 'Every field'
}

export const checkField: RuleChecker = (profile, scholarship) => {
  const { fieldsOfStudy, notTaught } = scholarship
  const limits = limitsAt(scholarship, profile.degreeLevel)
  const isTaught = !(
    profile.degreeLevel && notTaught?.[profile.degreeLevel]?.some((one) => one === profile.fieldOfStudy)
  )
  if (fieldsOfStudy === 'any' && limits === null && isTaught) return null
  const label = 'Field of study'
  const rule = sentence(describeFields(scholarship))
  const field = profile.fieldOfStudy
  if (field === '') return { label, outcome: 'check', why: `${rule} Which is your field?` }
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  const ofDegree = limits?.byDegree.find(({ degrees }) => degree && degrees.includes(degree))
  if (ofDegree && !ofDegree.fields.includes(field))
    return { label, outcome: 'unmet', why: `${degree}: only ${formatList(labelsOfFields(ofDegree.fields))}.` }
  const outcome = findField(field, fieldsOfStudy, limits)
  const yours = entryOf(field)?.label ?? field
  if (outcome === 'met' && !isTaught)
    return {
      label,
      outcome: 'check',
      why: `${rule} But registers list no ${yours} at this level at its universities: is it taught there?`,
    }
  if (outcome === 'met') return { label, outcome, why: rule }
  return outcome === 'unmet'
    ? { label, outcome, why: `It does not pay for ${yours}: ${rule}` }
    : { label, outcome, why: `${rule} Does your subject within ${yours} count?` }
}

/** The rule for a programme within the fields of the award: what lists and exceptions leave open. */
export function checkFieldOfProgramme(
  { degreeLevel }: Pick<Profile, 'degreeLevel'>,
  scholarship: Ruled,
): RuleFinding | null {
  const limits = limitsAt(scholarship, degreeLevel)
  if (limits === null || (!limits.isPartial && limits.uncertain.length === 0)) return null
  const why = `${sentence(describeFields(scholarship))} Does the programme count?`
  return { label: 'Field of study', outcome: 'check', why }
}
