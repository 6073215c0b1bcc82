import { formatList } from '../text/format'
import type { NationalityGroup, ResidenceRule } from './schema'

/** Met or not by what is known; `check` where that does not decide; `open` where the profile does not say. */
export type Outcome = 'met' | 'unmet' | 'check' | 'open'

export type PlaceContext = {
  groups: ReadonlyMap<string, NationalityGroup>
  countryName: (code: string) => string
}

/** A rule of places, of nationality or of residence. */
export type PlaceRule = Pick<
  ResidenceRule,
  'mode' | 'countries' | 'groups' | 'excludedCountries' | 'excludedGroups' | 'certainty' | 'note'
>

type Membership = { is: 'in' | 'maybe' | 'out'; group: NationalityGroup | null }

export type PlaceFinding = {
  outcome: 'met' | 'unmet' | 'check'
  why: string
  /** The group that decided, whose list is then the source. */
  group: NationalityGroup | null
  /** Whether the rule leaves this place out by name, and not by silence. */
  excluded: Membership['is']
}

const NAMES_SHOWN = 12

function findMember(
  code: string,
  countries: readonly string[],
  groupIds: readonly string[],
  { groups }: PlaceContext,
): Membership {
  if (countries.includes(code)) return { is: 'in', group: null }
  let maybe: Membership = { is: 'out', group: null }
  for (const id of groupIds) {
    const group = groups.get(id)
    // A group nobody defined has members nobody knows.
    if (!group) maybe = { is: 'maybe', group: null }
    else if (group.members.includes(code) && !group.approximate) return { is: 'in', group }
    else if (group.members.includes(code) || group.possibleMembers.includes(code))
      maybe = { is: 'maybe', group }
  }
  return maybe
}

/** What a rule says about one place. Certainty decides what being in its list, or being out of it, proves. */
export function findPlace(rule: PlaceRule, code: string, context: PlaceContext): PlaceFinding {
  const name = context.countryName(code)
  const excluded = findMember(code, rule.excludedCountries, rule.excludedGroups, context)
  const named = findMember(code, rule.countries, rule.groups, context)
  const { certainty } = rule
  const find = (
    outcome: PlaceFinding['outcome'],
    why: string,
    group: NationalityGroup | null = null,
  ): PlaceFinding => ({ outcome, why, group, excluded: excluded.is })
  const of = (group: NationalityGroup | null) => (group ? ` (${group.name})` : '')

  if (rule.mode === 'any') return find('met', 'Said to be open to every country.')
  if (rule.mode === 'unknown') return find('check', 'Nobody has told which countries it is for.')

  if (excluded.is === 'in') {
    const isSure =
      rule.mode === 'only' ? certainty !== 'indicative' : ['exact', 'at-least'].includes(certainty)
    const group = excluded.group
    return isSure
      ? find('unmet', `${name} is left out${of(group)}.`, group)
      : find('check', `${name} may be left out${of(group)}.`, group)
  }
  if (excluded.is === 'maybe')
    return find('check', `${name} may be left out${of(excluded.group)}.`, excluded.group)

  const isListSure = certainty === 'exact' || certainty === 'at-most'
  if (rule.mode === 'except')
    return isListSure
      ? find('met', `${name} is not among those left out.`)
      : find('check', `${name} is not named among those left out, but there may be more.`)

  if (named.is === 'in') {
    return certainty === 'exact' || certainty === 'at-least'
      ? find('met', `${name} is on its list${of(named.group)}.`, named.group)
      : find('check', `${name} may be on its list${of(named.group)}.`, named.group)
  }
  if (named.is === 'maybe') return find('check', `${name} may be on its list${of(named.group)}.`, named.group)
  return isListSure
    ? find('unmet', `${name} is not on its list.`)
    : find('check', `${name} is not named, but the list may be longer.`)
}

function listNames(countries: readonly string[], groupIds: readonly string[], context: PlaceContext): string {
  const groups = groupIds.map((id) => context.groups.get(id)?.name ?? id)
  const names = [...groups, ...countries.map(context.countryName)]
  const rest = names.length - NAMES_SHOWN
  if (rest > 1) return `${names.slice(0, NAMES_SHOWN).join(', ')} and ${rest} more`
  return formatList(names)
}

const HOW_SURE = {
  exact: '',
  'at-least': ', and there may be more',
  'at-most': ', though maybe not all of them',
  indicative: ', as examples',
} as const

/** The rule itself in words, without a full stop. */
export function describePlaces(rule: PlaceRule, context: PlaceContext): string {
  const excluded = listNames(rule.excludedCountries, rule.excludedGroups, context)
  const howSure = HOW_SURE[rule.certainty]
  const note = rule.note ? `. ${rule.note}` : ''
  switch (rule.mode) {
    case 'any':
      return `Every country${note}`
    case 'unknown':
      return `Not known${note}`
    case 'except':
      return `All but ${excluded}${howSure}${note}`
    case 'only': {
      const except = excluded ? `, without ${excluded}` : ''
      return `Only ${listNames(rule.countries, rule.groups, context)}${except}${howSure}${note}`
    }
  }
}
