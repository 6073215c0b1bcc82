import { aCompared } from '@/tests/fixtures/a-compared'
import { aChoice, aCost, aStatedSum, someRules } from '@/tests/fixtures/choice'
import { NOBODY, type Person } from '../cost/person'
import { deadlinesOfRoute } from '../facts/deadline'
import type { Level } from '../facts/vocabulary'
import type { ChoiceFacts } from '../study/choice'
import { comparedAt } from '../universities/compared-column'
import { atLevel } from '../universities/level-values'
import { costParts, decidingFacts, knownCost, withDecidingFacts } from './deciding-facts'
import { aFact, aRound, aRoute, aTuition } from '@/tests/fixtures/facts'

const cost = (choice: object = {}, rules: object = {}) =>
  aCost({ choice: aChoice(choice), rules: someRules(rules), currency: 'USD' })

/** What decides a choice for a person, by default somebody from abroad whom nobody knows. */
const decided = (given: Partial<ChoiceFacts> = {}, person: Partial<Person> = {}, rules = someRules()) =>
  decidingFacts({
    choice: aChoice(given),
    rules,
    person: { ...NOBODY, ...person },
    table: aCost({ choice: aChoice(given), rules, currency: 'USD' }),
  })

test('a whole degree says its length; at least is its low end, beside the middle and the high one', () => {
  expect(knownCost(cost())).toMatchObject({
    text: 'at least US$ 124,100',
    note: '3 years',
    figure: 124_100,
  })
  const fees = [aFact(aTuition({ min: 0, max: 16_000 }))]
  expect(knownCost(cost({ fees }))).toEqual({
    text: 'at least US$ 76,100',
    note: '3 years · middle US$ 124,100, high US$ 172,100',
    figure: 124_100,
    from: 76_100,
  })
})

test('a degree whose length is not known has no total, and the sum of its first year is compared with none', () => {
  expect(knownCost({ ...cost(), length: null })).toEqual({
    text: 'No total',
    isInPart: true,
    note: 'the length of the degree is not known. The first year: at least US$ 124,100',
    figure: null,
  })
})

test('a middle that reads as the low end does is said once', () => {
  const fees = [aFact(aTuition({ min: 16_000, max: 16_010 }))]
  expect(decided({ fees }).cost?.inAll).not.toContain('middle')
})

test('a usual range is no price to compare', () => {
  const usualFees = [aFact(aTuition(), { kind: 'usual' })]
  expect(knownCost(cost({ fees: [], usualFees }))).toEqual({
    text: 'at least US$ 124,100',
    note: '3 years · if it charges as others here do',
    figure: null,
    from: 124_100,
  })
  const { aYear } = decided({ fees: [], usualFees })
  expect(aYear).toMatchObject({ figure: null, from: expect.closeTo(124_100 / 3, -1) as number })
})

test('without its tuition or living costs it has no total, and names what is known and what is missing', () => {
  expect(knownCost(cost({ fees: [] }))).toEqual({
    text: 'No total',
    isInPart: true,
    note: expect.stringMatching(/^tuition is not known. Known for 3 years: living USD [\d,]+/),
    figure: null,
  })
  expect(knownCost(cost({ fees: [aFact(aTuition({ min: 0 }))] }, { living: null }))).toMatchObject({
    text: 'No total',
    figure: null,
  })
})

test('a year is the average of the degree, in parts that add up to it', () => {
  const { aYear, cost: parts } = decided()
  const { tuition, living, once } = parts ?? { tuition: null, living: null, once: 0 }
  expect(((tuition ?? 0) + (living ?? 0) + once) / 3).toBeCloseTo(cost().dollars?.aYear ?? 0, -1)
  expect(aYear).toMatchObject({ text: 'at least US$ 41,400', figure: cost().dollars?.aYear })
  expect(aYear?.note).toMatch(/^tuition US\$ [\d,]+ · living US\$ [\d,]+/)
})

test('at least is the low end of a year and of all, beside the middle, which its parts add up to', () => {
  const { aYear, cost: parts } = decided({ fees: [aFact(aTuition({ min: 0, max: 16_000 }))] })
  expect(aYear?.text).toBe('at least US$ 25,400, middle US$ 41,400')
  expect(parts?.inAll).toBe('at least US$ 76,100, middle US$ 124,100')
})

test('a sum that holds charges beside the fee says so', () => {
  const sum = aStatedSum({ min: 300, period: 'year' })
  const charges = [aFact({ level: 'all' as const, what: 'semester contribution', sum })]
  const { aYear } = decided({ charges })
  expect(aYear?.note).toMatch(/^tuition and charges US\$ [\d,]+ · living/)
  const free = [aFact(aTuition({ min: 0 }))]
  expect(decided({ charges, fees: free }).aYear?.note).toMatch(
    /^no tuition fee, charges beside tuition US\$ 600 · living/,
  )
  expect(decided({ fees: free }).aYear?.note).toMatch(/^no tuition fee · living/)
})

test('what is not known of a year is named, keeps the total open and is no part', () => {
  const { aYear, cost: parts } = decided({ fees: [] })
  expect(aYear).toMatchObject({ text: 'No total', figure: null, isInPart: true })
  expect(aYear?.note).toMatch(/^tuition not known · living US\$ [\d,]+/)
  expect(parts).toMatchObject({ tuition: null, living: expect.any(Number) })
  expect(costParts(cost({ fees: [] }, { living: null }))).toBeNull()
})

test('the money to show and the work after study are those of the country, and nothing where no rule is known', () => {
  const known = decided()
  expect(known.fundsToShow?.text).toMatch(/[A-Z]{3} [\d,]+/)
  expect(decided({}, { nationalities: ['nl'] }).workAfter).toMatchObject({
    text: 'Citizens of the Netherlands need no permit to work',
  })
  const unknown = someRules({ funds: null, workAfter: null })
  expect(decided({}, {}, unknown)).toMatchObject({
    fundsToShow: null,
    workAfter: null,
  })
})

describe('the way to apply, and its deadline', () => {
  const june = { closes: { month: 6, day: 30 } }
  const ways = [
    aRoute({ name: 'Portal', who: 'abroad', rounds: [aRound({ who: 'abroad' })] }),
    aRoute({ name: 'Exam', who: 'home', rounds: [aRound({ ...june, who: 'home' })] }),
    aRoute({ name: 'Beside', who: 'international', rounds: [aRound({ ...june, fields: ['medicine'] })] }),
  ]
  const routes = ways.map((way) => aFact(way))
  const given = { routes, deadlines: ways.flatMap(deadlinesOfRoute) }
  const told = (choice: Partial<ChoiceFacts>, ...nationalities: string[]) => {
    const { applying, deadline, closing } = decided({ ...given, ...choice }, { nationalities })
    return [applying?.text, deadline?.text, closing?.month]
  }

  it('are those of the person: from abroad where they are not known', () => {
    expect(told({})).toEqual(['Portal', '13 January', 1])
    expect(told({}, 'ng')).toEqual(['Portal', '13 January', 1])
    expect(told({}, 'nl')).toEqual(['Exam', '30 June', 6])
  })

  it('are those of the subject of a programme', () => {
    expect(told({ subject: 'medicine' }, 'ng')).toEqual(['Beside', '30 June', 6])
  })

  it('are not known where they are for other people alone', () => {
    expect(told({ routes: routes.slice(0, 1), deadlines: [] }, 'nl')).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('each level has its own, beside what differs there already', () => {
  const column = {
    ...aCompared(),
    at: { master: { english: { text: 'IELTS 7', note: null, figure: null } } },
  }
  const factsAt = (level: Level) => (level === 'doctorate' ? null : decided({ level }))
  const priced = withDecidingFacts(column, factsAt)
  expect(atLevel(priced, 'bachelor').wholeDegree?.figure).toBe(124_100)
  expect(atLevel(priced, 'master')).toMatchObject({
    english: { text: 'IELTS 7' },
    wholeDegree: { figure: 124_100 },
  })
  expect(atLevel(priced, 'doctorate').wholeDegree).toBeNull()
  const inPart = withDecidingFacts(aCompared(), (level) =>
    level === 'bachelor' ? decided({ fees: [] }) : null,
  )
  expect(comparedAt(inPart, 'bachelor').wholeDegree?.text).toBe('No total')
  expect(comparedAt(inPart, 'master').elsewhere).not.toHaveProperty('wholeDegree')
})
