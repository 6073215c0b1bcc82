import { findNationality, groupSource, describePlaces, findPlace, isAmong, type PlaceContext } from './places'
import { nationalitiesOf, type Profile } from './profile'
import type { RuleChecker } from './rule'
import type { Eligibility, ResidenceRule } from './schema'
import { formatList } from '../text/format'

export const checkNationality: RuleChecker = (profile, { eligibility }, context) => {
  const rule = eligibility.nationalities
  const { outcome, why, group } = findNationality(rule, nationalitiesOf(profile), context)
  const refugees = eligibility.refugees === 'accepted' ? ' A recognised refugee counts as a citizen.' : ''
  return {
    label: 'Nationality',
    outcome,
    why,
    words: `The rule: ${describePlaces(rule, context)}.${refugees}`,
    source: groupSource(group),
  }
}

/** The ids of the groups that the rules of an award name, and that holding them against a person needs. */
export function groupsNamed({
  nationalities,
  residence,
  feeStatus,
  levelsByNationality,
}: Eligibility): string[] {
  const rules = [nationalities, residence, ...levelsByNationality.map(({ places }) => places)]
  const ids = rules.flatMap((rule) =>
    rule ? [...rule.groups, ...rule.excludedGroups, ...rule.uncertainGroups] : [],
  )
  return [...ids, ...(residence?.exemptGroups ?? []), ...(feeStatus?.homeGroups ?? [])]
}

/** The rule of residence in words, without a full stop. */
export function describeResidence(rule: ResidenceRule, context: PlaceContext): string {
  const groups = rule.exemptGroups.map((id) => context.groups.get(id)?.name ?? id)
  const exempt = [...groups, ...rule.exemptCountries.map(context.countryName)]
  const home = rule.atHome ? '. In the country of your nationality' : ''
  const words = describePlaces(rule, context) + home
  return exempt.length > 0 ? `${words}. Not asked of nationals of: ${formatList(exempt)}` : words
}

const isExempt = (profile: Profile, rule: ResidenceRule, context: PlaceContext) =>
  nationalitiesOf(profile).some(
    (code) => isAmong(code, rule.exemptCountries, rule.exemptGroups, context) === 'in',
  )

export const checkResidence: RuleChecker = (profile, { eligibility }, context) => {
  const rule = eligibility.residence
  if (!rule) return null
  const label = 'Where you live'
  const words = `The rule: ${describeResidence(rule, context)}.`
  if (isExempt(profile, rule, context))
    return { label, outcome: 'met', why: 'Not asked of your nationality.', words }
  if (profile.residence === '') {
    const hasNoBound = rule.mode === 'any' && rule.note === null && !rule.atHome
    const isForAll = hasNoBound && rule.uncertainCountries.length + rule.uncertainGroups.length === 0
    return isForAll
      ? { label, outcome: 'met', why: 'You may live anywhere.', words }
      : { label, outcome: 'check', why: 'Your profile doesn’t say where you live.', words }
  }
  const { outcome, why, group } = findPlace(rule, profile.residence, context)
  // Some take those who live elsewhere by exception.
  if (rule.atHome && outcome === 'met' && !nationalitiesOf(profile).includes(profile.residence))
    return { label, outcome: 'check', why: 'You live outside the country of your nationality.', words }
  return { label, outcome, why, words, source: groupSource(group) }
}

/**
 * The fee follows from the place where a person lives and from their nationality. One of the two alone proves nothing.
 */
export const checkFeeStatus: RuleChecker = (profile, { eligibility }, context) => {
  const status = eligibility.feeStatus
  if (!status) return null
  const isHome = (code: string) => isAmong(code, status.homeCountries, status.homeGroups, context) !== 'out'
  const isNational = nationalitiesOf(profile).some(isHome)
  const base = { label: 'Fee status', why: 'Only for those who pay the fee of international students.' }
  if (profile.residence === '') return { ...base, outcome: 'check', why: `${base.why} Where do you live?` }
  const livesThere = isHome(profile.residence)
  if (isNational && livesThere) return { ...base, outcome: 'unmet' }
  return { ...base, outcome: isNational || livesThere ? 'check' : 'met' }
}
