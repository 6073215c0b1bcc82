import type { Fact, Tuition } from '@/lib/facts/fact'
import { NO_FACTS } from '@/lib/facts/fact'
import { aUniversity } from '@/tests/fixtures/a-university'
import { countAnswers, countCoverage } from './coverage'

const fee = (kind: Fact<Tuition>['kind']): Fact<Tuition> => ({
  value: {
    level: 'master',
    status: 'international',
    min: 1,
    max: null,
    isFloor: false,
    currency: 'EUR',
    period: 'year',
    condition: null,
    dollars: 1,
  },
  kind,
  year: '2026',
  source: { publisher: 'P', title: 'T', url: null },
  note: null,
  isUnsure: false,
})

const university = (fees: Fact<Tuition>[], usualFees: Fact<Tuition>[] = []) =>
  aUniversity({ facts: { ...NO_FACTS, fees, usualFees } })

it('counts an official fee of any level, and a usual range apart, but no general knowledge', () => {
  const universities = [
    university([fee('register')]),
    university([fee('general')]),
    university([], [fee('usual')]),
    university([]),
  ]
  const [official, withUsual] = countCoverage([], universities)
  expect([official?.after, withUsual?.after]).toEqual([1, 2])
})

it('says what the records alone say', () => {
  const { tuitionFees } = aUniversity()
  const coverage = countCoverage(
    [aUniversity(), aUniversity({ tuitionFees: { ...tuitionFees, international: null }, website: null })],
    [],
  )
  expect(coverage.map(({ what, before }) => [what, before])).toEqual(
    expect.arrayContaining([
      ['official fee for students from abroad', 1],
      ['website', 1],
      ['way to apply', 0],
    ]),
  )
})

it('counts the answers of a country’s page as the floors do, and no usual range', () => {
  const universities = [university([fee('law')]), university([fee('general')], [fee('usual')])]
  const answers = countAnswers(universities)
  const official = 'Official fee for students from abroad'
  expect(answers.filter(({ answer }) => answer.startsWith(official))).toEqual([
    { answer: `${official}, bachelor’s`, count: 0 },
    { answer: `${official}, master’s`, count: 1 },
    { answer: `${official}, PhD`, count: 0 },
  ])
  expect(answers).toContainEqual({ answer: 'Number of students', count: 2 })
  expect(answers).toContainEqual({ answer: 'Way to apply, bachelor’s', count: 0 })
  expect(answers).toHaveLength(13)
})
