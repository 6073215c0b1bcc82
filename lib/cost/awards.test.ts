import { aWorth, RATES } from '@/tests/fixtures/choice'
import { aDeadline, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { callFor, conditionOf, paidBy, pricedAwards, standingOf, type Owed } from './awards'
import { inCurrency, one } from './range'

const owed: Owed = {
  level: 'master',
  length: 2,
  total: one(46_000),
  tuition: one(20_000),
  living: one(24_000),
  health: one(1200),
  convert: (range, from) => inCurrency(range, from, 'EUR', RATES.rates),
}
const full = { coverage: 'full' as const, amounts: [], note: null }
const sum = (fields: object) => ({
  coverage: null,
  note: null,
  amounts: [
    {
      min: 500,
      max: 500,
      currency: 'EUR',
      period: 'month' as const,
      year: null,
      degree: null,
      approximate: false,
      note: null,
      ...fields,
    },
  ],
})
const paid = (parts: Parameters<typeof aWorth>[0], fields: Parameters<typeof aWorth>[1] = {}) =>
  paidBy(aWorth(parts, fields), owed)
const twoYears = { duration: { minMonths: 24, maxMonths: 24, note: null } }

test('a waiver is worth the tuition, and covered living costs what they are', () => {
  expect(paid({ tuition: full, stipend: full, insurance: full }, twoYears)).toMatchObject({
    sum: one(45_200),
    notKnown: [],
  })
})

test('a stipend is worth its months, a sum for tuition at most the tuition', () => {
  expect(paid({ stipend: sum({}) }, twoYears).sum).toEqual(one(12_000))
  expect(paid({ tuition: sum({ min: 30_000, max: 30_000, period: 'year' }) }, twoYears).sum).toEqual(
    one(20_000),
  )
  expect(paid({ grant: sum({ min: 3000, max: 3000, period: 'once' }) }).sum).toEqual(one(3000))
})

test('it is paid as long as the award runs; where that is not told, one year at least', () => {
  const oneYear = { duration: { minMonths: 12, maxMonths: 12, note: null } }
  expect(paid({ stipend: sum({}) }, oneYear).sum).toEqual(one(6000))
  expect(paid({ tuition: full }, oneYear)).toMatchObject({ sum: one(10_000) })
  expect(paid({ stipend: sum({}) }).sum).toEqual({ low: 6000, likely: 12_000, high: 12_000 })
  expect(paid({ stipend: sum({}) }).isOfOneYear).toBe(true)
  // A sum that is paid once is the same for any time, and a told time leaves nothing open.
  expect(paid({ grant: sum({ min: 3000, max: 4000, period: 'once' }) })).not.toHaveProperty('isOfOneYear')
  expect(paid({ stipend: sum({}) }, twoYears)).not.toHaveProperty('isOfOneYear')
})

test('a sum of another level, an unpaid part and an unknown one are worth nothing that is added', () => {
  expect(paid({ stipend: sum({ degree: 'Ph.D.' }) })).toMatchObject({ sum: null, notKnown: ['Living costs'] })
  expect(paid({ housing: { ...full, coverage: 'none' } })).toMatchObject({ sum: null, notKnown: [] })
  expect(paid({ tuition: { ...full, coverage: 'partial' } })).toMatchObject({
    sum: null,
    notKnown: ['Tuition'],
  })
})

test('a part that is paid by need or merit may be as little as nothing, and one that nobody charges is not paid', () => {
  const upTo = { ...full, coverage: 'up-to-full' as const }
  expect(paid({ tuition: upTo, stipend: upTo }, twoYears)).toEqual({
    sum: { low: 0, likely: 22_000, high: 44_000 },
    parts: ['Tuition up to all of it', 'Living costs up to all of it'],
    notKnown: [],
  })
  expect(paid({ stipend: { ...sum({}), coverage: 'up-to-full' } }, twoYears)).toMatchObject({
    sum: { low: 0, likely: 6000, high: 12_000 },
    parts: ['Living costs: up to 24 months × EUR 500'],
  })
  const notCharged = { ...full, coverage: 'not-charged' as const }
  expect(paid({ tuition: notCharged })).toEqual({ sum: null, parts: [], notKnown: [] })
})

test('an award pays its own line alone, at most that line, and nothing of one that is not known', () => {
  const much = sum({ min: 9000, max: 9000 })
  expect(paid({ stipend: much, housing: much }, twoYears).sum).toEqual(one(24_000))
  expect(paid({ insurance: much }, twoYears).sum).toEqual(one(1200))
  expect(paid({ tuition: full, grant: much }, twoYears).sum).toEqual(one(46_000))
  // A stipend whose sum is named pays that sum, though its provider calls it full.
  const { amounts } = sum({ min: 100, max: 100 })
  expect(paid({ stipend: { ...full, amounts } }, twoYears).sum).toEqual(one(2400))
  const unknown = { ...owed, total: null, tuition: null, living: null }
  const award = aWorth({ tuition: full, stipend: much, grant: much }, twoYears)
  expect(paidBy(award, unknown)).toMatchObject({
    sum: null,
    parts: ['Tuition covered in full', expect.stringContaining('Living'), expect.stringContaining('Grant')],
  })
})

test('only what is met, is for this place and closes before courses begin pays; a rule that is open is its condition', () => {
  const award = { tie: 'country', verdict: 'eligible', call: 'in-time' } as const
  expect(standingOf(award)).toBe('pays')
  for (const [fields, condition] of [
    [{ verdict: 'check' }, 'if its open rules fit you'],
    [{ verdict: 'almost' }, 'if you pass the test that it asks for'],
  ] as const) {
    expect(standingOf({ ...award, ...fields })).toBe('could-pay')
    expect(conditionOf({ ...award, ...fields })).toBe(condition)
  }
  const standing = (fields: Partial<Parameters<typeof standingOf>[0]>) => standingOf({ ...award, ...fields })
  expect(standing({ verdict: 'not-eligible', call: 'none' })).toBe('not')
  expect(standing({ tie: 'several' })).toBe('ask')
  expect(standing({ call: 'none', tie: 'several' })).toBe('closed')
  expect(standing({ call: 'later', verdict: 'check' })).toBe('later')
})

test('an award whose admission is over pays for later courses, by its next round', () => {
  const status = {
    kind: 'due',
    from: '2027-01-26',
    date: '2027-01-26',
    daysLeft: 57,
    isExact: true,
    isUsual: false,
    words: null,
    mayBeOver: false,
  } as const
  const admissionOver = { from: '2026-10-15', date: '2026-10-15' }
  expect(callFor(status, '2027-10-01', {})).toBe('in-time')
  expect(callFor({ ...status, admissionOver }, '2027-10-01', {})).toBe('later')
  expect(callFor({ ...status, admissionOver }, '2028-10-01', {})).toBe('in-time')
})

test('sums are converted, two of one part are choices, and a currency without a rate is not counted', () => {
  expect(paid({ grant: sum({ currency: 'USD', min: 1000, max: 1000, period: 'once' }) }).sum).toEqual(
    one(500),
  )
  const choices = sum({ period: 'once', min: 1000, max: 1000 })
  const two = {
    ...choices,
    amounts: [...choices.amounts, ...sum({ period: 'once', min: 3000, max: 3000 }).amounts],
  }
  expect(paid({ grant: two }).sum).toEqual({ low: 1000, likely: 2000, high: 3000 })
  expect(paid({ grant: sum({ currency: 'ERN' }) })).toMatchObject({ sum: null, notKnown: ['Grant'] })
})

test('each award of a choice gets its verdict, and a programme’s are not asked for their field again', () => {
  const scholarships = [
    aMatcherScholarship({ id: 'law', eligibleDegrees: ["Master's"], fieldsOfStudy: ['law'] }),
    aMatcherScholarship({
      id: 'closed',
      eligibleDegrees: ["Master's"],
      eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['fr'], certainty: 'exact' } }),
    }),
  ]
  const worths = ['law', 'closed', 'gone'].map((id) => aWorth({}, { id }))
  const awards = ['law', 'closed', 'gone'].map((id) => ({ id, tie: 'country' as const }))
  const profile = aProfile({ nationality: 'ng', fieldOfStudy: 'medicine', degreeHeld: 'bachelors' })
  const data = { scholarships, groups: [], countries: [] }
  const verdicts = (programme: object | null) =>
    pricedAwards({ awards, level: 'master', programme: programme as null }, worths, profile, data, {
      today: '2026-11-26',
      start: null,
    }).map(({ id, verdict }) => [id, verdict])
  expect(verdicts(null)).toEqual([
    ['law', 'check'],
    ['closed', 'not-eligible'],
  ])
  expect(verdicts({})).toEqual([
    ['law', 'eligible'],
    ['closed', 'not-eligible'],
  ])
})

test('a call is in time where its next round closes before courses begin, and none is expected after a cycle without one', () => {
  const rounds = (year: number) => [aDeadline({ month: 4, day: 18, year })]
  const scholarships = [
    aMatcherScholarship({ id: 'lapsed', deadlines: rounds(2024) }),
    aMatcherScholarship({ id: 'past', deadlines: rounds(2026) }),
    aMatcherScholarship({ id: 'ahead', deadlines: rounds(2026), leadMonths: 9 }),
    aMatcherScholarship({ id: 'undated' }),
    aMatcherScholarship({ id: 'always', status: 'open-all-year' }),
    aMatcherScholarship({ id: 'shut', status: 'closed' }),
  ]
  const ids = scholarships.map(({ id }) => id)
  const callsFor = (start: string | null) =>
    pricedAwards(
      { awards: ids.map((id) => ({ id, tie: 'country' as const })), level: 'master', programme: null },
      ids.map((id) => aWorth({}, { id })),
      aProfile({ nationality: 'ng' }),
      { scholarships, groups: [], countries: [] },
      { today: '2026-11-26', start },
    ).map(({ call }) => call)
  const sure = ['in-time', 'in-time', 'none']
  expect(callsFor(null)).toEqual(['none', 'in-time', 'in-time', ...sure])
  expect(callsFor('2028-02-01')).toEqual(callsFor(null))
  // A round of April that pays for courses nine months later pays for none of the autumn.
  expect(callsFor('2027-09-01')).toEqual(['none', 'in-time', 'later', ...sure])
  expect(callsFor('2027-02-01')).toEqual(['none', 'later', 'later', ...sure])
})
