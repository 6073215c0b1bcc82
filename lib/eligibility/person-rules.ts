import type { RuleChecker } from './rule'
import { findNationality, groupSource } from './nationality'
import { describePlaces, findPlace } from './places'
import { nationalitiesOf } from './profile'

/** Who the person is: nationality, where they live, and what no profile tells. */
export const checkNationality: RuleChecker = (profile, { eligibility }, context) => {
  const rule = eligibility.nationalities
  const { outcome, why, group } = findNationality(rule, nationalitiesOf(profile), context)
  const refugees = eligibility.refugees === 'accepted' ? ' A recognised refugee counts as a citizen.' : ''
  return {
    rule: 'nationality',
    label: 'Nationality',
    outcome,
    why: `${why} The rule: ${describePlaces(rule, context)}.${refugees}`,
    source: groupSource(group),
  }
}

export const checkResidence: RuleChecker = (profile, { eligibility }, context) => {
  const rule = eligibility.residence
  if (!rule) return null
  const label = 'Where you live'
  const words = `The rule: ${describePlaces(rule, context)}.`
  if (profile.residence === '') {
    const outcome = rule.mode === 'any' ? 'open' : 'check'
    return { rule: 'residence', label, outcome, why: `Your profile doesn’t say where you live. ${words}` }
  }
  const { outcome, why, group } = findPlace(rule, profile.residence, context)
  return { rule: 'residence', label, outcome, why: `${why} ${words}`, source: groupSource(group) }
}

export const checkRefugees: RuleChecker = (_, { eligibility }) =>
  eligibility.refugees === 'required'
    ? { rule: 'refugees', label: 'Refugees', outcome: 'check', why: 'Only for refugees.' }
    : null

export const checkWomenOnly: RuleChecker = (_, { eligibility }) =>
  eligibility.womenOnly ? { rule: 'women', label: 'Women', outcome: 'check', why: 'Only for women.' } : null
