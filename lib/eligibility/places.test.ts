import { aContext, anEligibility } from '@/tests/fixtures/matcher'
import type { PlaceRule, ResidenceRuleSchema } from './schema'
import type { z } from 'zod'
import { describeAllPlaces, describePlaces, findPlace } from './places'

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
