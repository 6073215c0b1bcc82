import {
  describeKind,
  describeMeasure,
  describePeople,
  formatOutcome,
  levelWord,
  measuredOutcome,
} from './words'

it('names what a fact rests on with its year', () => {
  expect(describeKind({ kind: 'register', year: '2023/24' })).toBe('official register, 2023/24')
})

it('names levels as they stand in a sentence', () => {
  expect((['bachelor', 'master', 'doctorate'] as const).map(levelWord)).toEqual([
    'bachelor’s',
    'master’s',
    'PhD',
  ])
})

describe('an outcome', () => {
  const OUTCOME = {
    measure: 'earnings' as const,
    level: null,
    subject: null,
    whose: '',
    people: 1915,
    response: 53,
  }

  it('is a share or a sum', () => {
    expect(formatOutcome({ ...OUTCOME, value: 89.26, unit: '%', max: null, period: null })).toBe('89.3%')
    expect(formatOutcome({ ...OUTCOME, value: 75000, unit: 'AUD', max: null, period: 'year' })).toBe(
      'AUD 75,000 a year',
    )
  })

  it('says what a share is a share of, and whose it is', () => {
    const share = {
      ...OUTCOME,
      measure: 'skilled-work' as const,
      value: 80,
      unit: '%',
      max: null,
      period: null,
    }
    expect(measuredOutcome(share)).toBe('80% in highly skilled work')
    expect(measuredOutcome({ ...share, measure: 'earnings', unit: 'GBP', period: 'year' })).toBe(
      'GBP 80 a year',
    )
    expect(describeMeasure({ ...share, whose: 'graduates of 2021' })).toBe(
      'in highly skilled work: graduates of 2021',
    )
    expect(describeMeasure(share)).toBe('in highly skilled work')
  })

  it('says how many people it is about', () => {
    expect(describePeople(OUTCOME)).toBe('1,915 people, 53% answered')
    expect(describePeople({ people: null, response: null })).toBe('')
  })
})
