import { VisaAndLivingSchema } from '../facts/visa-rule'
import { toCountryRules } from './country-rules-of'

const source = { title: 'Student visa', publisher: 'Office', url: 'https://office.example.org' }
const visa = VisaAndLivingSchema.parse({
  country: 'fr',
  validFor: '2026',
  source,
  visa: 'Long-stay visa',
  fee: { amount: 99, currency: 'EUR' },
  feeNote: 'validation tax after arrival',
  charges: [{ what: 'validation tax', sum: { min: 50, currency: 'EUR', period: 'once' } }],
  funds: { amount: 615, currency: 'EUR', period: 'month', note: 'about' },
  living: { min: 615, currency: 'EUR', basis: 'funds rule' },
  processingWeeks: [3, 8],
  officialPage: 'https://office.example.org',
})
const movement = {
  who: 'Citizens of the EU',
  source: { ...source },
  hosts: ['group:eu'],
  nationalities: ['group:eu', 'ch'],
}
const students = {
  visaFree: [movement, { ...movement, hosts: ['nz'] }],
  feesAs: [{ ...movement, nationalities: ['group:eu'], status: 'eu-eea' as const }],
  outside: [],
  enrolmentRegisters: {},
}
const rules = (given: object = {}) =>
  toCountryRules(
    {
      country: { code: 'fr', name: 'France', currency: 'EUR' },
      visa,
      living: null,
      priceLevel: null,
      starts: [9],
      officialPage: null,
      ...given,
    },
    { students, groups: [{ id: 'eu', members: ['fr', 'at'] }], today: '2026-11-27' },
  )

test('each value carries what the row rests on', () => {
  expect(rules()).toMatchObject({
    visaFee: {
      value: { sum: { min: 99 }, words: 'validation tax after arrival' },
      kind: 'law',
      year: '2026',
    },
    visaCharges: [{ value: { what: 'validation tax', sum: { min: 50 } } }],
    funds: { value: { amount: 615, months: null }, note: 'about' },
    living: { value: { min: 615, period: 'month' } },
    processingWeeks: { value: { min: 3, max: 8 } },
    health: null,
  })
})

test('groups become their members, and only movements to the country are among its rules', () => {
  expect(rules().visaFree).toEqual([{ who: movement.who, source, nationalities: ['at', 'ch', 'fr'] }])
  expect(rules().feesAs).toMatchObject([{ status: 'eu-eea', nationalities: ['at', 'fr'] }])
})

test('a checked sum for living goes before that of the table, with its own address', () => {
  const living = {
    min: 7380,
    max: null,
    currency: 'EUR',
    period: 'year',
    note: null,
    source: 'https://checked.example.org',
  }
  expect(rules({ living }).living).toMatchObject({
    value: { min: 7380, period: 'year', basis: 'funds rule' },
    source: { url: 'https://checked.example.org' },
  })
})

test('a country without a row asks nothing that is known', () => {
  expect(rules({ visa: null })).toMatchObject({ visa: null, visaCharges: [], funds: null, living: null })
})
