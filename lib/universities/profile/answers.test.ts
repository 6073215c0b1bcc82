import { aUniversity } from '@/tests/fixtures/a-university'
import {
  aFact,
  anEntryFact,
  anOutcome,
  aRoute,
  aTaughtSubject,
  aTuition,
  someFacts,
} from '@/tests/fixtures/facts'
import {
  entryAnswers,
  feeAnswers,
  localFeeAnswers,
  outcomeAnswers,
  ownDeadline,
  routeAnswers,
  subjectAnswers,
} from './answers'

const ALL = ['bachelor', 'master', 'doctorate']

describe('the fee', () => {
  it('is the price for students from abroad, and one of a single level stands in for the others by name', () => {
    const price = aFact(aTuition())
    const home = aFact(aTuition({ status: 'home', min: 500 }))
    const facts = someFacts({ fees: [home, price] })
    expect(feeAnswers({ facts })).toEqual([
      {
        answer: { fees: [price], isUsual: false },
        of: 'bachelor',
        levels: ALL,
        standsInFor: ['master', 'doctorate'],
      },
    ])
    expect(localFeeAnswers({ facts }, 'home')[0]?.answer).toBe(home)
    expect(localFeeAnswers({ facts }, 'eu-eea')).toEqual([])
  })

  it('is the one of all students where none is for those from abroad alone', () => {
    const everybody = aFact(aTuition({ status: 'all' }))
    expect(feeAnswers({ facts: someFacts({ fees: [everybody] }) })[0]?.answer.fees).toEqual([everybody])
  })

  it('is a usual range only at the levels without a price, and says so', () => {
    const price = aFact(aTuition())
    const usual = aFact(aTuition({ level: 'master' }), { kind: 'usual' })
    const usualToo = aFact(aTuition({ min: 1 }), { kind: 'usual' })
    const answers = feeAnswers({ facts: someFacts({ fees: [price], usualFees: [usualToo, usual] }) })
    expect(answers.map(({ answer, of, levels }) => [answer.isUsual, of, levels])).toEqual([
      [false, 'bachelor', ['bachelor', 'doctorate']],
      [true, 'master', ['master']],
    ])
  })
})

describe('applying', () => {
  it('goes the way of the level, then that of all levels', () => {
    const direct = aFact(aRoute({ level: 'all', name: 'Direct' }))
    const service = aFact(aRoute())
    const answers = routeAnswers({ facts: someFacts({ routes: [direct, service] }) })
    expect(answers.map(({ answer, levels }) => [answer.map(({ value }) => value.name), levels])).toEqual([
      [['National service', 'Direct'], ['bachelor']],
      [['Direct'], ['master', 'doctorate']],
    ])
  })

  it('has a deadline of its own only where it is not that of the service', () => {
    const service = aFact(aRoute())
    const facts = someFacts({ routes: [service] })
    const entry = aUniversity().admissionRequirements
    expect(ownDeadline(aUniversity({ facts }))).toEqual(entry.applicationDeadline)
    const applicationDeadline = { month: 1, day: 13, note: 'National service, 2024' }
    expect(
      ownDeadline(aUniversity({ facts, admissionRequirements: { ...entry, applicationDeadline } })),
    ).toBeNull()
  })
})

it('takes a rule of the level before one of all levels', () => {
  const rule = (level: 'master' | 'all', text: string) => anEntryFact('teaching-language', { level, text })
  const entry = [rule('all', 'Malay'), rule('master', 'English')]
  const answers = entryAnswers({ facts: someFacts({ entry }) }, 'teaching-language')
  expect(answers.map(({ answer, levels }) => [answer.value.text, levels])).toEqual([
    ['Malay', ['bachelor', 'doctorate']],
    ['English', ['master']],
  ])
  expect(entryAnswers({ facts: someFacts({ entry }) }, 'entrance-test')).toEqual([])
})

it('names the largest subjects of one source, and never mixes two counts', () => {
  const subject = (name: string, count: number, counted = 'courses') =>
    aFact(aTaughtSubject({ subject: name, count, counted }))
  const subjects = [
    subject('Law', 3),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => subject(name, 9)),
    subject('Physics', 900, 'students'),
  ]
  const [answer] = subjectAnswers({ facts: someFacts({ subjects }) })
  expect(answer?.answer.map(({ value }) => value.subject)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(answer?.of).toBe('bachelor')
})

it('tells what became of all students, one figure a measure, work first', () => {
  const outcomes = [
    aFact(anOutcome({ measure: 'completion', value: 80 })),
    aFact(anOutcome({ measure: 'earnings', value: 40000, unit: 'USD' })),
    aFact(anOutcome({ measure: 'earnings', value: 60000, unit: 'USD' })),
    aFact(anOutcome({ value: 90 })),
    aFact(anOutcome({ value: 99, subject: 'Law' })),
  ]
  const [answer] = outcomeAnswers({ facts: someFacts({ outcomes }) })
  expect(answer?.answer.map(({ value }) => value.value)).toEqual([90, 40000])
})
