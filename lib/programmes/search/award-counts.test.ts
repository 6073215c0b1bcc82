import { anEligibility } from '@/tests/fixtures/matcher'
import { awardsIn } from '../shards'
import { countAwards } from './award-counts'

const award = {
  type: 'External',
  universityIds: [],
  hostCountries: ['au'],
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

it('leaves out ended awards, other levels and other fields', () => {
  const none = { any: 0, of: {}, more: {} }
  expect(count({ ...award, status: 'ended' })).toEqual(none)
  expect(count({ ...award, eligibleDegrees: ["Bachelor's"] })).toEqual(none)
  expect(count({ ...award, fieldsOfStudy: ['law'] })).toEqual(none)
  expect(count({ ...award, fieldsOfStudy: ['law', 'nursing'] }).of).toEqual({ au: 1 })
  const excluding = anEligibility({ fieldLimits: { excluded: ['nursing'] } })
  expect(count({ ...award, eligibility: excluding })).toEqual(none)
})
