import { aContext, anEligibility } from '@/tests/fixtures/matcher'
import type { PlaceRule, ResidenceRuleSchema, NationalityRule, NationalityRuleSchema } from './schema'
import type { z } from 'zod'
import { describeAllPlaces, describePlaces, findPlace, findNationality, groupSource } from './places'

const aRule = (residence: z.input<typeof ResidenceRuleSchema>): PlaceRule => {
  const rule = anEligibility({ residence }).residence
  if (!rule) throw new Error('The builder lost the rule.')
  return rule
}

describe('describePlaces', () => {
  const describeRule = (rule: z.input<typeof ResidenceRuleSchema>) => describePlaces(aRule(rule), aContext())

  it('writes each kind of rule in words', () => {
    expect(describeRule({ mode: 'any' })).toBe('Every country')
    expect(describeRule({ mode: 'unknown', note: 'About 50 countries' })).toBe(
      'Not known. About 50 countries',
    )
    expect(describeRule({ mode: 'except', excludedGroups: ['europe'], excludedCountries: ['ch'] })).toBe(
      'All but Europe and Switzerland',
    )
    expect(
      describeRule({ mode: 'only', groups: ['africa'], excludedCountries: ['ke'], countries: ['in'] }),
    ).toBe('Only Africa and India, but not Kenya')
  })

  it('says how far a list can be trusted', () => {
    expect(describeRule({ mode: 'only', countries: ['in'], certainty: 'at-least' })).toBe(
      'Only India, and there may be more',
    )
  })

  it('cuts a long list short', () => {
    const countries = Array.from({ length: 20 }, (_, at) => `a${String.fromCharCode(97 + at)}`)
    const rule = aRule({ mode: 'only', countries })
    expect(describePlaces(rule, aContext())).toMatch(/, al and 8 more$/)
    expect(describeAllPlaces(rule, aContext())).toMatch(/, as and at$/)
  })
})

describe('findPlace', () => {
  it('tells an exclusion by name from absence', () => {
    expect(findPlace(aRule({ mode: 'except', excludedCountries: ['gb'] }), 'gb', aContext()).excluded).toBe(
      'in',
    )
    expect(findPlace(aRule({ mode: 'only', countries: ['in'] }), 'gb', aContext())).toMatchObject({
      outcome: 'unmet',
      excluded: 'out',
    })
  })
})

const nationalityRule = (fields: z.input<typeof NationalityRuleSchema>): NationalityRule =>
  anEligibility({ nationalities: fields }).nationalities

type Rule = z.input<typeof NationalityRuleSchema>
type Case = [name: string, rule: Rule, nationalities: string, outcome: 'met' | 'unmet' | 'check']

/** Countries have two letters, groups more. */
const codes = (places: string) => places.split(' ').filter((place) => place.length === 2)
const groups = (places: string) => places.split(' ').filter((place) => place.length > 2)
const only = (places: string, more: Partial<Rule> = {}): Rule => ({
  mode: 'only',
  countries: codes(places),
  groups: groups(places),
  ...more,
})
const except = (places: string, more: Partial<Rule> = {}): Rule => ({
  mode: 'except',
  excludedCountries: codes(places),
  excludedGroups: groups(places),
  ...more,
})

const ONE: Case[] = [
  ['any, said outright', { mode: 'any' }, 'ng', 'met'],
  ['unknown is never everyone', { mode: 'unknown' }, 'ng', 'check'],
  ['no nationality told, on a list', only('ng'), '', 'check'],
  ['no nationality told, any', { mode: 'any' }, '', 'check'],
  ['no nationality told, exclusions', except('gb'), '', 'check'],
  ['on an exact list', only('ng'), 'ng', 'met'],
  ['not on an exact list', only('ng'), 'gh', 'unmet'],
  ['on a list of at least these', only('ng', { certainty: 'at-least' }), 'ng', 'met'],
  ['not on a list of at least these', only('ng', { certainty: 'at-least' }), 'gh', 'check'],
  ['on a list of at most these', only('ng', { certainty: 'at-most' }), 'ng', 'check'],
  ['not on a list of at most these', only('ng', { certainty: 'at-most' }), 'gh', 'unmet'],
  ['named as an example', only('ng', { certainty: 'indicative' }), 'ng', 'check'],
  ['not among the examples', only('ng', { certainty: 'indicative' }), 'gh', 'check'],
  ['in an exact group', only('africa'), 'ke', 'met'],
  ['not in an exact group', only('africa'), 'in', 'unmet'],
  ['possibly in a group', only('europe'), 'no', 'check'],
  ['in an approximate group', only('aided'), 'in', 'check'],
  ['possibly in an approximate group', only('aided'), 'gh', 'check'],
  ['surely not in an approximate group', only('aided'), 'us', 'unmet'],
  ['in a group nobody defined', only('nowhere'), 'us', 'check'],
  ['in an exact group and an approximate one', only('aided africa'), 'ke', 'met'],
  ['named beside a group', only('europe ch'), 'ch', 'met'],
  ['in a group of at most these', only('africa', { certainty: 'at-most' }), 'ke', 'check'],
  ['taken out of a group', only('africa', { excludedCountries: ['ke'] }), 'ke', 'unmet'],
  [
    'taken out of a list of at least these',
    only('africa', { excludedCountries: ['ke'], certainty: 'at-least' }),
    'ke',
    'unmet',
  ],
  [
    'taken out of a list of examples',
    only('africa', { excludedCountries: ['ke'], certainty: 'indicative' }),
    'ke',
    'check',
  ],
  ['excluded by name', except('gb'), 'gb', 'unmet'],
  ['not excluded', except('gb'), 'ng', 'met'],
  ['excluded through a group', except('europe'), 'de', 'unmet'],
  ['not in the excluded group', except('europe'), 'ng', 'met'],
  ['possibly in the excluded group', except('europe'), 'no', 'check'],
  ['in an excluded approximate group', except('aided'), 'in', 'check'],
  ['excluded beside a group', except('europe ch'), 'ch', 'unmet'],
  ['at least these are out: excluded', except('gb', { certainty: 'at-least' }), 'gb', 'unmet'],
  ['at least these are out: not named', except('gb', { certainty: 'at-least' }), 'ng', 'check'],
  ['at most these are out: named', except('gb', { certainty: 'at-most' }), 'gb', 'check'],
  ['at most these are out: not named', except('gb', { certainty: 'at-most' }), 'ng', 'met'],
  ['examples are out: named', except('gb', { certainty: 'indicative' }), 'gb', 'check'],
  ['examples are out: not named', except('gb', { certainty: 'indicative' }), 'ng', 'check'],
]

const TWO: Case[] = [
  ['one of two on the list', only('in'), 'in us', 'met'],
  ['the second of two on the list', only('in'), 'us in', 'met'],
  ['neither on the list', only('in'), 'us gb', 'unmet'],
  ['one sure, one to be checked', only('africa aided'), 'in ng', 'met'],
  ['one out, one to be checked', only('aided'), 'us in', 'check'],
  ['one excluded, and nobody says whether it bars', except('gb'), 'ng gb', 'check'],
  ['one possibly excluded, and nobody says whether it bars', except('europe'), 'ng no', 'check'],
  ['one excluded, and it is said not to bar', except('gb', { dualExcluded: false }), 'ng gb', 'met'],
  ['one excluded, and it bars', except('gb', { dualExcluded: true }), 'ng gb', 'unmet'],
  ['one excluded through a group, and it bars', except('europe', { dualExcluded: true }), 'fr ng', 'unmet'],
  ['one possibly excluded, and that would bar', except('europe', { dualExcluded: true }), 'ng no', 'check'],
  ['none excluded where exclusion bars', except('gb', { dualExcluded: true }), 'ng gh', 'met'],
  ['a list that bars all others: one out', only('in', { dualExcluded: true }), 'in us', 'unmet'],
  ['a list that bars all others: both in', only('africa', { dualExcluded: true }), 'ng gh', 'met'],
  [
    'a list with exclusions that bar: the other is merely absent',
    only('africa', { excludedCountries: ['gb'], dualExcluded: true }),
    'ng us',
    'met',
  ],
  [
    'a list with exclusions that bar: the other is excluded',
    only('africa', { excludedCountries: ['gb'], dualExcluded: true }),
    'ng gb',
    'unmet',
  ],
  ['unknown stays unknown', { mode: 'unknown' }, 'ng gb', 'check'],
  ['any stays any', { mode: 'any' }, 'ng gb', 'met'],
]

describe('findNationality', () => {
  it.each([...ONE, ...TWO])('%s', (_, rule, nationalities, outcome) => {
    expect(findNationality(nationalityRule(rule), codes(nationalities), aContext()).outcome).toBe(outcome)
  })

  it('says why, and names the group whose list decided', () => {
    const found = findNationality(
      nationalityRule({ mode: 'except', excludedGroups: ['europe'] }),
      ['de'],
      aContext(),
    )
    expect(found.why).toBe('Germany is left out (Europe).')
    expect(groupSource(found.group)).toEqual({
      title: 'The Club: members',
      url: 'https://club.example.org/',
      checkedOn: '2026-11',
    })
  })

  it('has no group where a country is named itself', () => {
    const found = findNationality(nationalityRule({ mode: 'only', countries: ['ng'] }), ['ng'], aContext())
    expect(groupSource(found.group)).toBeNull()
  })
})
