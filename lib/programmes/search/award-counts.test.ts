import { anEligibility } from '@/tests/fixtures/matcher'
import { awardsIn } from '../shards'
import { countAwards } from './award-counts'

const award = {
  type: 'External',
  universityIds: [],
  hostCountries: ['au'],
  severalIn: null,
  hostLimit: null,
  eligibleDegrees: ["Master's"],
  fieldsOfStudy: 'any',
  eligibility: anEligibility(),
  status: 'yearly',
} as const satisfies Parameters<typeof countAwards>[0][number]

const wanted = {
  level: 'master',
  subject: 'nursing',
  subjectsOf: (field: string) => (field === 'nursing' ? ['nursing'] : [field]),
  positionOf: (id: string) => (id === 'alpha' ? 5 : undefined),
  placesIn: (countryCode: string) =>
    ['au', 'nz'].includes(countryCode)
      ? [{ universityId: 'alpha', countryCode, sector: 'private' as const }]
      : [],
} as const

const count = (...awards: Parameters<typeof countAwards>[0]) => countAwards(awards, wanted)

it('counts an award in each of its countries, and one for several countries everywhere', () => {
  const counts = count(
    award,
    { ...award, hostCountries: ['au', 'nz'] },
    { ...award, hostCountries: ['multiple', 'au'] },
  )
  expect(counts).toEqual({ any: 1, of: { au: 2, nz: 1 }, more: {} })
  expect(awardsIn(counts, { countryCode: 'au' }, 5)).toBe(3)
  expect(awardsIn(counts, { countryCode: 'de' }, 5)).toBe(1)
})

it('counts an award that is tied to universities there alone', () => {
  const counts = count({ ...award, universityIds: ['alpha', 'unknown'] })
  expect(awardsIn(counts, { countryCode: 'au' }, 5)).toBe(1)
  expect(awardsIn(counts, { countryCode: 'au' }, 6)).toBe(0)
})

it('counts an award of one part of the world in its countries alone', () => {
  const counts = count({ ...award, hostCountries: ['multiple'], severalIn: ['au', 'nz'] })
  expect(counts).toEqual({ any: 0, of: { au: 1, nz: 1 }, more: {} })
})

it('counts an award for universities of the state at none that is known to be private', () => {
  const forPublic = { ...award, hostLimit: 'public' } as const
  const countsAt = (sector: 'private' | 'public' | null) =>
    countAwards([forPublic], {
      ...wanted,
      placesIn: (countryCode) => [{ universityId: 'alpha', countryCode, sector }],
    })
  const at = (sector: 'private' | 'public' | null) => awardsIn(countsAt(sector), { countryCode: 'au' }, 5)
  expect([at('private'), at('public'), at(null)]).toEqual([0, 1, 1])
})

it('leaves out ended awards, other levels and other fields', () => {
  const none = { any: 0, of: {}, more: {} }
  expect(count({ ...award, status: 'ended' })).toEqual(none)
  expect(count({ ...award, eligibleDegrees: ["Bachelor's"] })).toEqual(none)
  expect(count({ ...award, fieldsOfStudy: ['law'] })).toEqual(none)
  expect(count({ ...award, fieldsOfStudy: ['law', 'nursing'] }).of).toEqual({ au: 1 })
  const excluding = anEligibility({ fieldLimits: { excluded: ['nursing'] } })
  expect(count({ ...award, eligibility: excluding })).toEqual(none)
})
