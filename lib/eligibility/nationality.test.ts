import { aContext, anEligibility } from '@/tests/fixtures/matcher'
import type { NationalityRule, NationalityRuleSchema } from './schema'
import type { z } from 'zod'
import { findNationality, groupSource } from './nationality'

const aRule = (fields: z.input<typeof NationalityRuleSchema>): NationalityRule =>
  anEligibility({ nationalities: fields }).nationalities

type Case = [
  name: string,
  rule: z.input<typeof NationalityRuleSchema>,
  nationalities: string[],
  outcome: 'met' | 'unmet' | 'check',
]

const ONE: Case[] = [
  ['any, said outright', { mode: 'any' }, ['ng'], 'met'],
  ['unknown is never everyone', { mode: 'unknown' }, ['ng'], 'check'],
  ['no nationality told, on a list', { mode: 'only', countries: ['ng'] }, [], 'check'],
  ['no nationality told, any', { mode: 'any' }, [], 'check'],
  ['no nationality told, exclusions', { mode: 'except', excludedCountries: ['gb'] }, [], 'check'],
  ['on an exact list', { mode: 'only', countries: ['ng'] }, ['ng'], 'met'],
  ['not on an exact list', { mode: 'only', countries: ['ng'] }, ['gh'], 'unmet'],
  ['on a list of at least these', { mode: 'only', countries: ['ng'], certainty: 'at-least' }, ['ng'], 'met'],
  [
    'not on a list of at least these',
    { mode: 'only', countries: ['ng'], certainty: 'at-least' },
    ['gh'],
    'check',
  ],
  ['on a list of at most these', { mode: 'only', countries: ['ng'], certainty: 'at-most' }, ['ng'], 'check'],
  [
    'not on a list of at most these',
    { mode: 'only', countries: ['ng'], certainty: 'at-most' },
    ['gh'],
    'unmet',
  ],
  ['named as an example', { mode: 'only', countries: ['ng'], certainty: 'indicative' }, ['ng'], 'check'],
  ['not among the examples', { mode: 'only', countries: ['ng'], certainty: 'indicative' }, ['gh'], 'check'],
  ['in an exact group', { mode: 'only', groups: ['africa'] }, ['ke'], 'met'],
  ['not in an exact group', { mode: 'only', groups: ['africa'] }, ['in'], 'unmet'],
  ['possibly in a group', { mode: 'only', groups: ['europe'] }, ['no'], 'check'],
  ['in an approximate group', { mode: 'only', groups: ['aided'] }, ['in'], 'check'],
  ['possibly in an approximate group', { mode: 'only', groups: ['aided'] }, ['gh'], 'check'],
  ['surely not in an approximate group', { mode: 'only', groups: ['aided'] }, ['us'], 'unmet'],
  ['in a group nobody defined', { mode: 'only', groups: ['nowhere'] }, ['us'], 'check'],
  ['in an exact group and an approximate one', { mode: 'only', groups: ['aided', 'africa'] }, ['ke'], 'met'],
  ['named beside a group', { mode: 'only', groups: ['europe'], countries: ['ch'] }, ['ch'], 'met'],
  [
    'in a group of at most these',
    { mode: 'only', groups: ['africa'], certainty: 'at-most' },
    ['ke'],
    'check',
  ],
  ['taken out of a group', { mode: 'only', groups: ['africa'], excludedCountries: ['ke'] }, ['ke'], 'unmet'],
  [
    'taken out of a list of at least these',
    { mode: 'only', groups: ['africa'], excludedCountries: ['ke'], certainty: 'at-least' },
    ['ke'],
    'unmet',
  ],
  [
    'taken out of a list of examples',
    { mode: 'only', groups: ['africa'], excludedCountries: ['ke'], certainty: 'indicative' },
    ['ke'],
    'check',
  ],
  ['excluded by name', { mode: 'except', excludedCountries: ['gb'] }, ['gb'], 'unmet'],
  ['not excluded', { mode: 'except', excludedCountries: ['gb'] }, ['ng'], 'met'],
  ['excluded through a group', { mode: 'except', excludedGroups: ['europe'] }, ['de'], 'unmet'],
  ['not in the excluded group', { mode: 'except', excludedGroups: ['europe'] }, ['ng'], 'met'],
  ['possibly in the excluded group', { mode: 'except', excludedGroups: ['europe'] }, ['no'], 'check'],
  ['in an excluded approximate group', { mode: 'except', excludedGroups: ['aided'] }, ['in'], 'check'],
  [
    'excluded beside a group',
    { mode: 'except', excludedGroups: ['europe'], excludedCountries: ['ch'] },
    ['ch'],
    'unmet',
  ],
  [
    'at least these are out: excluded',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'at-least' },
    ['gb'],
    'unmet',
  ],
  [
    'at least these are out: not named',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'at-least' },
    ['ng'],
    'check',
  ],
  [
    'at most these are out: named',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'at-most' },
    ['gb'],
    'check',
  ],
  [
    'at most these are out: not named',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'at-most' },
    ['ng'],
    'met',
  ],
  [
    'examples are out: named',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'indicative' },
    ['gb'],
    'check',
  ],
  [
    'examples are out: not named',
    { mode: 'except', excludedCountries: ['gb'], certainty: 'indicative' },
    ['ng'],
    'check',
  ],
]

const TWO: Case[] = [
  ['one of two on the list', { mode: 'only', countries: ['in'] }, ['in', 'us'], 'met'],
  ['the second of two on the list', { mode: 'only', countries: ['in'] }, ['us', 'in'], 'met'],
  ['neither on the list', { mode: 'only', countries: ['in'] }, ['us', 'gb'], 'unmet'],
  ['one sure, one to be checked', { mode: 'only', groups: ['africa', 'aided'] }, ['in', 'ng'], 'met'],
  ['one out, one to be checked', { mode: 'only', groups: ['aided'] }, ['us', 'in'], 'check'],
  [
    'one excluded, and nobody says whether it bars',
    { mode: 'except', excludedCountries: ['gb'] },
    ['ng', 'gb'],
    'check',
  ],
  [
    'one possibly excluded, and nobody says whether it bars',
    { mode: 'except', excludedGroups: ['europe'] },
    ['ng', 'no'],
    'check',
  ],
  [
    'one excluded, and it is said not to bar',
    { mode: 'except', excludedCountries: ['gb'], dualExcluded: false },
    ['ng', 'gb'],
    'met',
  ],
  [
    'one excluded, and it bars',
    { mode: 'except', excludedCountries: ['gb'], dualExcluded: true },
    ['ng', 'gb'],
    'unmet',
  ],
  [
    'one excluded through a group, and it bars',
    { mode: 'except', excludedGroups: ['europe'], dualExcluded: true },
    ['fr', 'ng'],
    'unmet',
  ],
  [
    'one possibly excluded, and that would bar',
    { mode: 'except', excludedGroups: ['europe'], dualExcluded: true },
    ['ng', 'no'],
    'check',
  ],
  [
    'none excluded where exclusion bars',
    { mode: 'except', excludedCountries: ['gb'], dualExcluded: true },
    ['ng', 'gh'],
    'met',
  ],
  [
    'a list that bars all others: one out',
    { mode: 'only', countries: ['in'], dualExcluded: true },
    ['in', 'us'],
    'unmet',
  ],
  [
    'a list that bars all others: both in',
    { mode: 'only', groups: ['africa'], dualExcluded: true },
    ['ng', 'gh'],
    'met',
  ],
  [
    'a list with exclusions that bar: the other is merely absent',
    { mode: 'only', groups: ['africa'], excludedCountries: ['gb'], dualExcluded: true },
    ['ng', 'us'],
    'met',
  ],
  [
    'a list with exclusions that bar: the other is excluded',
    { mode: 'only', groups: ['africa'], excludedCountries: ['gb'], dualExcluded: true },
    ['ng', 'gb'],
    'unmet',
  ],
  ['unknown stays unknown', { mode: 'unknown' }, ['ng', 'gb'], 'check'],
  ['any stays any', { mode: 'any' }, ['ng', 'gb'], 'met'],
]

describe('findNationality', () => {
  it.each([...ONE, ...TWO])('%s', (_, rule, nationalities, outcome) => {
    expect(findNationality(aRule(rule), nationalities, aContext()).outcome).toBe(outcome)
  })

  it('says why, and names the group whose list decided', () => {
    const found = findNationality(aRule({ mode: 'except', excludedGroups: ['europe'] }), ['de'], aContext())
    expect(found.why).toBe('Germany is left out (Europe).')
    expect(groupSource(found.group)).toEqual({
      title: 'The Club: members',
      url: 'https://club.example.org/',
      checkedOn: '2026-11',
    })
  })

  it('has no group where a country is named itself', () => {
    const found = findNationality(aRule({ mode: 'only', countries: ['ng'] }), ['ng'], aContext())
    expect(groupSource(found.group)).toBeNull()
  })
})
