import { DestinationFactsSchema, LivingCostSchema } from './schema'

const COST = { min: 1000, currency: 'EUR', period: 'month', source: 'https://www.example.gov/visa' }

test('what is left out is unknown', () => {
  expect(DestinationFactsSchema.parse({ code: 'nl', languages: ['Dutch'] })).toEqual({
    code: 'nl',
    languages: ['Dutch'],
    languageNote: null,
    academicYear: null,
    livingCost: null,
    officialPage: null,
  })
})

test.each([
  ['nothing', { ...COST, min: 0 }],
  ['a range that ends before it begins', { ...COST, max: 900 }],
  ['a source that is not secure', { ...COST, source: 'http://www.example.gov' }],
])('%s is refused', (_what, cost) => {
  expect(LivingCostSchema.safeParse(cost).success).toBe(false)
})
