import { sentence } from '../text/format'
import { labelOf } from '../text/options'
import { rankOf } from './degree-rules'
import { DEGREE_LEVELS } from './profile'
import type { RuleChecker } from './rule'
import { HELD_DEGREES, type Degree, type HeldDegree } from './vocabulary'

export const checkRefugees: RuleChecker = (_, { eligibility }) =>
  eligibility.refugees === 'required'
    ? { label: 'Refugees', outcome: 'check', why: 'Only for refugees. Are you recognised as one?' }
    : null

export const checkWomenOnly: RuleChecker = (_, { eligibility }) =>
  eligibility.womenOnly ? { label: 'Women', outcome: 'check', why: 'Only for women. Are you one?' } : null

const OF_LEVEL: Partial<Record<Degree, HeldDegree>> = {
  "Bachelor's": 'bachelors',
  "Master's": 'masters',
  'Ph.D.': 'phd',
}

/** A degree that nobody may hold. One that is being finished counts as held: it is before the award begins. */
export const checkBarredDegree: RuleChecker = (profile, { eligibility }) => {
  const barred = eligibility.barredDegree
  if (barred === null) return null
  const label = 'Degree not held'
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  const ofLevel = degree && OF_LEVEL[degree]
  const bar = barred === 'doctorate' ? 'phd' : ofLevel
  const why = bar
    ? `Not for those who hold a ${(labelOf(HELD_DEGREES, bar) ?? bar).toLowerCase()}.`
    : 'Not for those who hold a degree of the same level.'
  if (!bar || profile.degreeHeld === '')
    return { label, outcome: 'check', why: `${why} Which is your highest degree?` }
  return { label, outcome: rankOf(profile.degreeHeld) >= rankOf(bar) ? 'unmet' : 'met', why }
}

export const checkNeed: RuleChecker = ({ need }, { eligibility }) => {
  if (!eligibility.financialNeed) return null
  const base = { label: 'Financial need', why: 'Only for those who can’t pay by themselves.' }
  if (need === '') return { ...base, outcome: 'check', why: `${base.why} Could you pay without an award?` }
  return { ...base, outcome: need === 'need' ? 'met' : 'unmet' }
}

/** A nomination is never certain, so at best it has to be asked for. */
export const checkNomination: RuleChecker = ({ nominator }, { eligibility }) => {
  const rule = eligibility.nomination
  if (rule === null) return null
  const base = { label: 'Nomination', why: sentence(`You can’t apply alone. ${rule.text}`) }
  return rule.by === 'home' && nominator === 'none'
    ? { ...base, outcome: 'unmet' }
    : { ...base, outcome: 'check', why: `${base.why} Ask whether you can be.` }
}

export const checkConditions: RuleChecker = (_, { eligibility: { conditions } }) =>
  conditions.length === 0
    ? null
    : {
        label: 'Other conditions',
        outcome: 'check',
        why: `Is this true of you? ${conditions.map(sentence).join(' ')}`,
      }
