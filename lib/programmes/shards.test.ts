import { aRow } from '@/tests/fixtures/a-row'
import { aProgramme } from '@/tests/fixtures/a-programme'
import { COURSES, RATES } from '@/tests/fixtures/a-programme-row'
import { awardsIn, decodeShards, encodeShards, shardName, type ShardSource } from './shards'

const IDS = ['alpha', 'beta', 'gamma']
const UNIVERSITIES = IDS.map((id, at) => aRow({ id, countryCode: at < 2 ? 'au' : 'us', tuition: 30_000 }))

const source = (given: Partial<ShardSource> = {}): ShardSource => ({
  subject: 'nursing',
  level: 'bachelor',
  covers: [],
  stated: [],
  also: [],
  positionOf: (id) => (IDS.includes(id) ? IDS.indexOf(id) : undefined),
  countryOf: (id) => UNIVERSITIES[IDS.indexOf(id)]?.countryCode,
  datasetOf: () => COURSES,
  nameOf: (slug) => slug.toUpperCase(),
  awards: { any: 1, of: { au: 2 }, more: { 0: 4, 2: 8 } },
  ...given,
})

/** As a browser gets them. */
const sent = (given: Partial<ShardSource>) => {
  const shards = JSON.parse(JSON.stringify(encodeShards(source(given)))) as ReturnType<typeof encodeShards>
  return [...decodeShards(shards, UNIVERSITIES, RATES)]
}

it('gives back what was put in, beside the university and the awards that fit there', () => {
  const fee = { sum: 60_000, currency: 'AUD', basis: 'course', perYear: 20_000 } as const
  const [row, ...more] = sent({
    stated: [
      aProgramme({
        universityId: 'gamma',
        key: 'courses-7',
        months: 36,
        language: 'en',
        mode: 'evening',
        campus: 'North',
        options: ['a year abroad is possible'],
        fee: { ...fee, dollarsPerYear: 10_000, status: 'international', asOf: 'January 2023' },
      }),
    ],
  })
  expect(more).toEqual([])
  expect(row).toMatchObject({
    title: 'Bachelor of Nursing',
    key: 'courses-7',
    months: 36,
    language: 'en',
    mode: 'evening',
    campus: 'North',
    options: 'a year abroad is possible',
    sum: 60_000,
    isWhole: 1,
    yearly: 20_000,
    dollars: 10_000,
    asOf: 'January 2023',
    subject: 'NURSING',
    isMay: false,
    awards: 9,
    dataset: COURSES,
  })
  expect(row?.university).toBe(UNIVERSITIES[2])
})

it('keeps those that only may be in the subject apart, with the subject that they state', () => {
  const rows = sent({
    stated: [aProgramme({ universityId: 'beta' })],
    also: [aProgramme({ universityId: 'alpha', subject: 'medicine', also: ['nursing'] })],
  })
  expect(rows.map(({ subject, isMay }) => [subject, isMay])).toEqual([
    ['NURSING', false],
    ['MEDICINE', true],
  ])
})

it('leaves out a programme whose university the catalogue does not have', () => {
  expect(sent({ stated: [aProgramme({ universityId: 'elsewhere' })] })).toEqual([])
})

it('finds a programme of a branch once, as that of the branch', () => {
  const nursing = aProgramme({ also: ['health-sciences'] })
  const whole = encodeShards(source({ subject: 'health-sciences', covers: ['nursing'], also: [nursing] }))
  const branch = encodeShards(source({ stated: [nursing] }))
  expect(whole[0]?.branches).toEqual([shardName('nursing', 'bachelor')])
  const rows = [...decodeShards([...whole, ...branch], UNIVERSITIES, RATES)]
  expect(rows.map(({ subject, isMay }) => [subject, isMay])).toEqual([['NURSING', false]])
})

it('cuts many programmes into parts, which the first names', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    aProgramme({
      universityId: IDS[at % 3] ?? '',
      title: `Bachelor of Nursing in a town called number ${at}`,
    }),
  )
  const parts = encodeShards(source({ stated: many }))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts[0]?.parts).toEqual(parts.slice(1).map((_, at) => `nursing.bachelor.${at + 1}`))
  expect(sent({ stated: many })).toHaveLength(3000)
})

it('is one empty shard where nobody teaches the subject', () => {
  expect(encodeShards(source())).toMatchObject([{ parts: [], groups: [] }])
})

it('leaves out the awards of countries that it does not name', () => {
  const [shard] = encodeShards(
    source({
      stated: [aProgramme({ universityId: 'gamma' })],
      awards: { any: 0, of: { au: 2, us: 3 }, more: {} },
    }),
  )
  expect(shard?.awards.of).toEqual({ us: 3 })
})

it('counts no awards where none are known', () => {
  expect(awardsIn(undefined, { countryCode: 'au' }, 0)).toBe(0)
})
