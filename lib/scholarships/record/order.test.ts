import { someRates } from '@/tests/fixtures/rates'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { byAwardRenown, yearlyUsd } from './order'
import { AwardPartsSchema } from './schema'

const rates = someRates({ USD: 1, EUR: 0.5 })
const usd = (parts: object) => yearlyUsd(AwardPartsSchema.parse(parts), rates)
const sum = (fields: object) => ({
  coverage: 'full',
  amounts: [{ currency: 'EUR', period: 'year', ...fields }],
})

it.each([
  [{}, null],
  [{ tuition: { coverage: 'full' } }, null],
  [{ stipend: sum({ min: 1_000, max: 1_000, period: 'month' }) }, 24_000],
  [{ grant: sum({ max: 5_000 }) }, 10_000],
  [{ grant: sum({ min: 4_000, max: 6_000, period: 'once' }), travel: sum({ min: 500, max: 500 }) }, 11_000],
])('adds the sums of %j up to %s dollars a year', (parts, expected) => {
  expect(usd(parts)).toBe(expected)
})

it('takes the highest of the levels a part is paid for', () => {
  const amounts = [
    { min: 100, max: 100, currency: 'USD', period: 'year' },
    { min: 300, max: 300, currency: 'USD', period: 'year' },
  ]
  expect(usd({ stipend: { coverage: 'full', amounts } })).toBe(300)
})

it('refuses a currency it does not know', () => {
  expect(() => usd({ grant: sum({ min: 1, currency: 'XYZ' }) })).toThrow(/XYZ/)
})

it('orders by renown, the unsure late and the ended last', () => {
  const award = (id: string, fields: object) => aScholarship({ id, name: id, ...fields })
  const awards = [
    award('ended', { status: 'ended', isPrestigious: true }),
    award('plain', {}),
    award('unsure', { confidence: 'low' }),
    award('full', { isFullyFunded: true, funding: ['full'] }),
    award('known', { isPrestigious: true }),
    award('known-and-large', { isPrestigious: true, numberOfAwards: { count: 9 } }),
  ]
  expect(awards.sort(byAwardRenown).map(({ id }) => id)).toEqual([
    'known-and-large',
    'known',
    'full',
    'plain',
    'unsure',
    'ended',
  ])
})
