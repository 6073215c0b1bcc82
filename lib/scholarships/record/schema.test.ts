import { AwardPartsSchema, DeadlineSchema, ScholarshipRecordSchema, SumSchema } from './schema'

const RECORD = {
  id: 'plain-award',
  name: 'Plain Award',
  provider: 'A foundation',
  type: 'External',
  eligibleDegrees: ["Master's"],
  value: 'Part of the fees',
  university: 'Universities of the world',
  description: 'Pays a part of the fees.',
  isFullyFunded: false,
  isPrestigious: false,
  funding: ['partial'],
  hostCountries: ['multiple'],
  fieldsOfStudy: 'any',
  awardParts: {},
  eligibility: { nationalities: { mode: 'unknown' } },
  status: 'yearly',
  basis: 'pages',
  confidence: 'high',
}

describe('a sum', () => {
  const SUM = { currency: 'EUR', period: 'month' }
  const messages = (fields: object) =>
    SumSchema.safeParse({ ...SUM, ...fields }).error?.issues.map(({ message }) => message) ?? []

  test('may have either end alone', () => {
    expect(messages({ min: 900 })).toEqual([])
    expect(messages({ max: 900 })).toEqual([])
    expect(messages({ min: 900, max: 900 })).toEqual([])
  })

  test('needs a figure, and one that does not run backwards', () => {
    expect(messages({})).toEqual(['a sum needs a figure'])
    expect(messages({ min: 900, max: 899 })).toEqual(['max must not be below min'])
  })

  test.each([
    ['nothing, which is said by coverage', { min: 0 }],
    ['a currency in words', { min: 900, currency: 'euro' }],
    ['a period no one is paid by', { min: 900, period: 'day' }],
    ['a year in words', { min: 900, year: 'this year' }],
  ])('is refused as %s', (_what, fields) => {
    expect(messages(fields)).toHaveLength(1)
  })
})

test('a part that is not mentioned is unknown, which is not the same as not paid', () => {
  const { tuition, travel } = AwardPartsSchema.parse({ tuition: { coverage: 'none' } })
  expect(tuition).toEqual({ coverage: 'none', amounts: [], note: null })
  expect(travel).toBeNull()
})

test('a deadline may be a month, every year', () => {
  const none = { day: null, lastMonth: null, year: null, timeZone: null, time: null }
  const unknown = { ...none, variesBy: null, note: null }
  expect(DeadlineSchema.parse({ month: 3 })).toEqual({ month: 3, ...unknown })
  expect(DeadlineSchema.safeParse({ day: 3 }).success).toBe(false)
  expect(DeadlineSchema.safeParse({ month: 3, day: 32 }).success).toBe(false)
  expect(DeadlineSchema.safeParse({ month: 2, day: 31 }).error?.issues[0]?.message).toBe(
    'the month has no such day',
  )
})

describe('a record', () => {
  const accepts = (fields: object) => ScholarshipRecordSchema.safeParse({ ...RECORD, ...fields }).success

  test('leaves unknown what it leaves out', () => {
    expect(ScholarshipRecordSchema.parse(RECORD)).toMatchObject({
      link: null,
      universityIds: [],
      duration: null,
      numberOfAwards: null,
      deadlines: [],
      deadlineNote: null,
      opensMonth: null,
      renewal: null,
      editorial: null,
      sources: [],
    })
  })

  test('may have a source that only a month and no secure address is known of', () => {
    expect(accepts({ sources: [{ title: 'The call', checkedOn: '2026-11' }] })).toBe(true)
    expect(accepts({ sources: [{ title: 'The call', checkedOn: 'lately' }] })).toBe(false)
  })

  test.each([
    ['no degree', { eligibleDegrees: [] }],
    ['no host', { hostCountries: [] }],
    ['a host in words', { hostCountries: ['Germany'] }],
    ['no kind of funding', { funding: [] }],
    ['an empty list of fields, which would be open to none', { fieldsOfStudy: [] }],
    ['a type that no filter knows', { type: 'Private' }],
    ['a link that is not secure', { link: 'http://award.example.org' }],
    ['a number of awards that is none', { numberOfAwards: { count: 0 } }],
    ['nothing about who can apply', { eligibility: undefined }],
    ['a status in words', { status: 'Opens every year' }],
    ['a field nobody reads', { popularity: 5 }],
  ])('is refused with %s', (_what, fields) => {
    expect(accepts({})).toBe(true)
    expect(accepts(fields)).toBe(false)
  })
})
