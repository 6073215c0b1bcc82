import { oncePerObject } from '../once-per-object'
import { formatList, sentence } from '../text/format'
import type { NationalityGroup, PlaceRule, NationalityRule } from './schema'

/**
 * Met or not by what is known; `almost` where only a test is missing; `check` where what is known does not decide;
 * `open` where the profile does not say.
 */
export type CheckOutcome = 'met' | 'unmet' | 'almost' | 'check' | 'open'

export type PlaceContext = {
  groups: ReadonlyMap<string, NationalityGroup>
  countryName: (code: string) => string
}

type Membership = { is: 'in' | 'maybe' | 'out'; group: NationalityGroup | null }

type PlaceFinding = {
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
    // The members of an undefined group are unknown.
    if (!group) maybe = { is: 'maybe', group: null }
    else if (group.members.includes(code) && !group.approximate) return { is: 'in', group }
    else if (group.members.includes(code) || group.possibleMembers.includes(code))
      maybe = { is: 'maybe', group }
  }
  return maybe
}

/** Whether the countries and groups given contain a place. */
export const isAmong = (
  code: string,
  countries: readonly string[],
  groups: readonly string[],
  context: PlaceContext,
): Membership['is'] => findMember(code, countries, groups, context).is

/**
 * The outcome of a rule for one place. The rule's certainty decides what it proves to be in its list, or not to be in
 * it.
 */
export function findPlace(rule: PlaceRule, code: string, context: PlaceContext): PlaceFinding {
  const finding = findListed(rule, code, context)
  // A note says what the lists leave open, so being on them proves nothing; being off them is the certainty's matter.
  return rule.note !== null && finding.outcome === 'met'
    ? {
        ...finding,
        outcome: 'check',
        why: sentence(`It is not sure for ${context.countryName(code)}. ${rule.note}`),
      }
    : finding
}

/**
 * Whether a rule is in doubt about a place. A list that names the place itself counts for more than one that names its
 * group.
 */
function findUncertain(
  { mode, countries, excludedCountries, uncertainCountries, uncertainGroups }: PlaceRule,
  code: string,
  { named, excluded }: { named: Membership; excluded: Membership },
  context: PlaceContext,
): boolean {
  if (countries.includes(code) || excludedCountries.includes(code)) return false
  if (uncertainCountries.includes(code)) return true
  const isListed = named.is === 'in' || (mode !== 'any' && excluded.is === 'in')
  return !isListed && findMember(code, [], uncertainGroups, context).is !== 'out'
}

function findListed(rule: PlaceRule, code: string, context: PlaceContext): PlaceFinding {
  const name = context.countryName(code)
  const excluded = findMember(code, rule.excludedCountries, rule.excludedGroups, context)
  const named = findMember(code, rule.countries, rule.groups, context)
  const { certainty } = rule
  const isSureOfListed = certainty === 'exact' || certainty === 'at-least'
  const isSureOfOthers = certainty === 'exact' || certainty === 'at-most'
  const find = (
    outcome: PlaceFinding['outcome'],
    why: string,
    group: NationalityGroup | null = null,
  ): PlaceFinding => ({ outcome, why, group, excluded: excluded.is })
  const of = (group: NationalityGroup | null) => (group ? ` (${group.name})` : '')

  const isUncertain = findUncertain(rule, code, { named, excluded }, context)
  if (isUncertain) return find('check', `It is unclear whether ${name} is included.`)

  if (rule.mode === 'any') return find('met', 'Open to every country.')
  if (rule.mode === 'unknown') return find('check', 'We do not know which countries it is for.')

  if (excluded.is !== 'out') {
    const { group } = excluded
    const isListSure = rule.mode === 'only' ? certainty !== 'indicative' : isSureOfListed
    return excluded.is === 'in' && isListSure
      ? find('unmet', `${name} is left out${of(group)}.`, group)
      : find('check', `${name} may be left out${of(group)}.`, group)
  }
  if (rule.mode === 'except')
    return isSureOfOthers
      ? find('met', `${name} is not among those left out.`)
      : find('check', `${name} is not named among those left out, but there may be more.`)

  if (named.is !== 'out') {
    const { group } = named
    return named.is === 'in' && isSureOfListed
      ? find('met', `${name} is on its list${of(group)}.`, group)
      : find('check', `${name} may be on its list${of(group)}.`, group)
  }
  return isSureOfOthers
    ? find('unmet', `${name} is not on its list.`)
    : find('check', `${name} is not named, but the list may be longer.`)
}

function listNames(
  countries: readonly string[],
  groupIds: readonly string[],
  context: PlaceContext,
  most: number,
): string {
  const groups = groupIds.map((id) => context.groups.get(id)?.name ?? id)
  const names = [...groups, ...countries.map(context.countryName)]
  const rest = names.length - most
  if (rest > 1) return `${names.slice(0, most).join(', ')} and ${rest} more`
  return formatList(names)
}

const HOW_SURE = {
  exact: '',
  'at-least': ', and there may be more',
  'at-most': ', though maybe not all of them',
  indicative: ', as examples',
} as const

const describers = oncePerObject((context: PlaceContext) =>
  oncePerObject((rule: PlaceRule) => writePlaces(rule, context, NAMES_SHOWN)),
)

/** The rule itself in words, without a full stop. They are written once, because every person's verdict has them. */
export const describePlaces = (rule: PlaceRule, context: PlaceContext): string => describers(context)(rule)

/** The same with every name, for the page that is there to be read. */
export const describeAllPlaces = (rule: PlaceRule, context: PlaceContext): string =>
  writePlaces(rule, context, Infinity)

function writePlaces(rule: PlaceRule, context: PlaceContext, most: number): string {
  const list = (countries: readonly string[], groups: readonly string[]) =>
    listNames(countries, groups, context, most)
  const excluded = list(rule.excludedCountries, rule.excludedGroups)
  const howSure = HOW_SURE[rule.certainty]
  const note = [rule.detail, rule.note].map((text) => (text ? `. ${text}` : '')).join('')
  const unsure = list(rule.uncertainCountries, rule.uncertainGroups)
  const notSure = unsure ? `; unclear for ${unsure}` : ''
  switch (rule.mode) {
    case 'any':
      return `Every country${notSure}${note}`
    case 'unknown':
      return `Not known${note}`
    case 'except':
      return `All but ${excluded}${howSure}${notSure}${note}`
    case 'only': {
      const except = excluded ? `, but not ${excluded}` : ''
      return `Only ${list(rule.countries, rule.groups)}${except}${howSure}${notSure}${note}`
    }
  }
}

type NationalityFinding = Pick<PlaceFinding, 'outcome' | 'why' | 'group'>

const RANK = { unmet: 0, check: 1, met: 2 } as const

const better = (a: PlaceFinding, b: PlaceFinding) => (RANK[a.outcome] >= RANK[b.outcome] ? a : b)
const worse = (a: PlaceFinding, b: PlaceFinding) => (RANK[a.outcome] <= RANK[b.outcome] ? a : b)

/** Two nationalities where an excluded one bars the person: what is known of the other can't help. */
function findBarred(rule: NationalityRule, a: PlaceFinding, b: PlaceFinding): NationalityFinding {
  const excludesNone = rule.excludedCountries.length + rule.excludedGroups.length === 0
  // By the schema, a rule that names no exclusion then bars every nationality outside its list.
  if (rule.mode === 'only' && excludesNone) return worse(a, b)
  const barring = [a, b].filter(({ excluded }) => excluded !== 'out')
  const worst = barring.reduce<PlaceFinding | null>(
    (found, next) => (found ? worse(found, next) : next),
    null,
  )
  if (!worst) return better(a, b)
  return { ...worst, why: `${worst.why} A second nationality doesn’t help.` }
}

function findDual(rule: NationalityRule, a: PlaceFinding, b: PlaceFinding): NationalityFinding {
  if (rule.dualExcluded) return findBarred(rule, a, b)
  const best = better(a, b)
  const isOneLeftOut = a.excluded !== 'out' || b.excluded !== 'out'
  if (rule.dualExcluded === null && isOneLeftOut && best.outcome === 'met') {
    const other = best === a ? b : a
    return {
      outcome: 'check',
      why: `We do not know whether your second nationality rules you out: ${other.why}`,
      group: other.group,
    }
  }
  return best
}

/**
 * The outcome of a rule for a person's nationalities, one or two. Without any nationality the rule has to be checked.
 * Of two nationalities the better outcome counts, unless the rule bars people who also hold an excluded one.
 */
export function findNationality(
  rule: NationalityRule,
  nationalities: readonly string[],
  context: PlaceContext,
): NationalityFinding {
  const [first, second] = nationalities.map((code) => findPlace(rule, code, context))
  if (!first) return { outcome: 'check', why: 'Your profile names no nationality.', group: null }
  return second ? findDual(rule, first, second) : first
}

/** The published list that decided, as a source. */
export function groupSource(group: NationalityGroup | null) {
  return group && { ...group.source, checkedOn: group.checkedOn }
}
