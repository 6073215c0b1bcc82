import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { countryFees } from './country-fees'

const charging = (dollars: number, kind: 'register' | 'general' = 'register') =>
  aUniversity({ facts: someFacts({ fees: [aFact(aTuition({ dollars }), { kind })] }) })

it('collects the fees that a source names, and no general knowledge', () => {
  expect(countryFees([charging(9000), charging(0), charging(1, 'general'), aUniversity()])).toEqual({
    of: 4,
    amounts: { bachelor: [9000, 0], master: [], doctorate: [] },
  })
})
