import { someRates } from '@/tests/fixtures/rates'
import { aUniversity } from '@/tests/fixtures/a-university'
import { deriveUniversity, nationalRankings } from './derive'

const ranked = (id: string, countryCode: string, rank: number | null) =>
  aUniversity({
    id,
    countryCode,
    worldRanking: rank === null ? null : { rank, label: String(rank), publisher: 'QS', year: 2026 },
  })

it('places the ranked universities of each country, equal ranks sharing a place', () => {
  const places = nationalRankings([
    ranked('c', 'nl', 90),
    ranked('a', 'nl', 50),
    ranked('tie', 'nl', 90),
    ranked('last', 'nl', 120),
    ranked('other', 'be', 400),
    ranked('none', 'nl', null),
  ])
  expect(Object.fromEntries(places)).toEqual({ a: 1, c: 2, tie: 2, last: 4, other: 1 })
})

it('adds country, region, place and dollars, a range by its middle, and keeps unknown unknown', () => {
  const country = { code: 'nl', name: 'Netherlands', region: 'europe', currency: 'EUR', aliases: [] } as const
  const rates = someRates({ EUR: 0.8 })
  const { tuitionFees, ...record } = aUniversity()
  const derive = (fees: Pick<typeof tuitionFees, 'domestic' | 'international'>) =>
    deriveUniversity({ ...record, tuitionFees: fees }, { ...country, aliases: [] }, 3, rates)

  const university = derive({
    domestic: tuitionFees.domestic && { ...tuitionFees.domestic, min: 0 },
    international: tuitionFees.international,
  })
  expect(university).toMatchObject({ country: 'Netherlands', region: 'europe', nationalRanking: 3 })
  expect(university.tuitionFees).toMatchObject({ domesticNumeric: 0, internationalNumeric: 20000 })

  const unknown = derive({ domestic: null, international: null }).tuitionFees
  expect([unknown.domesticNumeric, unknown.internationalNumeric]).toEqual([null, null])
})
