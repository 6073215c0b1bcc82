import { someRates } from '@/tests/fixtures/rates'
import { aCard } from '@/tests/fixtures/a-card'
import { aRow } from '@/tests/fixtures/a-row'
import { aRecord } from '@/tests/fixtures/a-record'
import { aBasicUniversity, aUniversity, taught } from '@/tests/fixtures/a-university'
import { aFact, anEntryFact, aRound, aRoute, aTuition, someFacts } from '@/tests/fixtures/facts'
import type { UniversityFacts } from '../facts/fact'
import type { Level } from '../facts/vocabulary'
import { NOT_REPORTED } from '../text/not-reported'
import { cardAt, cardOfRowAt, toCard } from './card'
import { deriveUniversity } from './record/derive'
import type { University, UniversityRecord } from './record/schema'

const RATES = someRates({ USD: 1, EUR: 0.9 })

const cardOf = (record: UniversityRecord, nationalRanking: number | null = null) =>
  toCard(
    deriveUniversity(
      record,
      { code: 'fr', name: 'France', region: 'europe', currency: 'EUR', aliases: [] },
      nationalRanking,
      RATES,
    ),
  )

const ENTRY = {
  minimumGPA: null,
  englishTest: null,
  requiredTests: null,
  applicationDeadline: null,
  earlyDeadline: null,
}
const CAMPUS = { location: null, housing: null, clubs: null, campusSize: null, nearestCity: null }
const EURO = { currency: 'EUR', period: 'year' } as const

it('leaves out every group of which nothing is known', () => {
  expect(cardAt(cardOf(aRecord()), 'bachelor')).toEqual(aCard())
})

it('says every figure in words', () => {
  const card = cardOf(
    aRecord({
      depth: 'full',
      website: 'https://www.example.org',
      worldRanking: { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
      establishedYear: 1096,
      studentPopulation: 27_340,
      studentDefinition: 'undergraduates',
      internationalStudents: 0,
      acceptanceRate: 12.34,
    }),
    3,
  )
  expect(card).toMatchObject({
    isFull: true,
    website: 'https://www.example.org',
    rank: { label: '601–610', publisher: 'QS', year: 2026, national: 3 },
    established: '1096',
    students: '27,340',
    studentsNote: 'undergraduates only',
    international: '0',
    acceptance: '12.3%',
  })
})

it('has no note for students counted by heads', () => {
  expect(cardOf(aRecord({ studentPopulation: 5, studentDefinition: 'headcount' })).studentsNote).toBeNull()
})

describe('tuition', () => {
  const tuition = (fees: NonNullable<Parameters<typeof aRecord>[0]>['tuitionFees']) =>
    cardOf(aRecord({ tuitionFees: fees })).tuition

  it('of a record without facts names both fees as they were entered, and no level', () => {
    expect(
      tuition({
        domestic: { ...EURO, min: 0, academicYear: '2025/26' },
        international: { ...EURO, min: 2000, max: 9000, academicYear: '2025/26' },
      }),
    ).toEqual({
      international: 'EUR 2,000–9,000 a year',
      dollars: 'about US$ 6,100 a year',
      basis: '2025/26',
      domestic: 'No tuition fee',
    })
    expect(tuition({ domestic: { ...EURO, min: 1, academicYear: '2024' }, international: null })).toEqual({
      international: null,
      dollars: null,
      basis: null,
      domestic: 'EUR 1 a year',
    })
  })
})

describe('at a level', () => {
  const at = (level: Level, facts: Partial<UniversityFacts>, fields: Partial<University> = {}) =>
    cardAt(toCard(aBasicUniversity({ facts: someFacts(facts), ...fields })), level)
  const price = aFact(aTuition(), { year: '2023/24' })

  it('tuition has its kind, its year and its level', () => {
    const home = aFact(aTuition({ status: 'home', min: 500 }))
    expect(at('bachelor', { fees: [price, home] }).tuition).toEqual({
      international: 'EUR 8,000 a year',
      dollars: null,
      basis: 'official register, 2023/24',
      domestic: 'EUR 500 a year',
    })
  })

  it('tuition of some people alone says whose it is', () => {
    const bonded = aFact(aTuition({ condition: 'for three years of work afterwards' }), { kind: 'usual' })
    expect(at('bachelor', { usualFees: [bonded] }).tuition?.basis).toBe(
      'usual range in the country, 2024, for three years of work afterwards',
    )
  })

  it('tuition in another currency is said in US dollars too, a usual range is not', () => {
    const price = aFact(aTuition({ dollars: 8888 }), { year: '2023/24' })
    expect(at('bachelor', { fees: [price] }).tuition).toMatchObject({
      dollars: 'about US$ 8,900 a year',
      basis: 'official register, 2023/24',
    })
    const dollars = aFact(aTuition({ dollars: 8888, currency: 'USD' }), { year: '2023/24' })
    expect(at('bachelor', { fees: [dollars] }).tuition?.dollars).toBeNull()
    const usual = aFact(aTuition({ dollars: 8888 }), { kind: 'usual' })
    expect(at('bachelor', { usualFees: [usual] }).tuition).toMatchObject({
      dollars: null,
      basis: 'usual range in the country, 2024',
    })
  })

  it('tuition of another level is none of this, and stands apart with its level', () => {
    const card = at('master', { fees: [price] })
    expect([card.tuition, card.elsewhere.tuition]).toEqual([null, 'For a bachelor’s: EUR 8,000 a year'])
    const own = aFact(aTuition({ level: 'master', min: 9000 }), { kind: 'law', isUnsure: true })
    const known = at('master', { fees: [price, own] })
    expect(known.tuition).toMatchObject({
      international: 'About EUR 9,000 a year',
      basis: 'law or order, 2024',
    })
    expect(known.elsewhere).not.toHaveProperty('tuition')
  })

  it('a usual range is called one', () => {
    const usual = aFact(aTuition({ min: 20_000, max: 40_000, currency: 'MYR' }), { kind: 'usual' })
    expect(at('bachelor', { usualFees: [usual] }).tuition).toMatchObject({
      international: 'mostly MYR 20,000–40,000 a year',
      basis: 'usual range in the country, 2024',
    })
    const none = aFact(aTuition({ min: 0 }), { kind: 'usual' })
    expect(at('bachelor', { usualFees: [none] }).tuition?.international).toBe('mostly no tuition fee')
  })

  it('the deadline names the way to apply, and is a day only where the service is sure', () => {
    const sure = aFact(aRoute({ name: 'UCAS', rounds: [aRound({}, { year: '2024' })] }))
    const july = aRound({ closes: { month: 7, day: 31 } }, { year: '2024', isUnsure: true })
    const unsure = aFact(aRoute({ name: 'Portal', rounds: [july] }))
    expect(at('bachelor', { routes: [sure] })).toMatchObject({
      deadline: '13 January',
      deadlineNote: 'UCAS, 2024',
    })
    expect(at('bachelor', { routes: [unsure] })).toMatchObject({
      deadline: 'usually in July',
      deadlineNote: 'Portal, 2024',
    })
    const master = at('master', { routes: [sure] })
    expect([master.deadline, master.elsewhere.deadline]).toEqual([
      null,
      'For a bachelor’s: 13 January (UCAS, 2024)',
    ])
  })

  it('what a record asks, its own deadline and the rate of first-year students are those of a bachelor’s degree', () => {
    const university = aUniversity({
      facts: someFacts({
        admission: aFact({
          applicants: 10,
          admitted: 4,
          sat: null,
          act: null,
          testPolicy: null,
          englishPolicy: null,
          schoolRecordPolicy: null,
          recommendationsPolicy: null,
          essayPolicy: null,
        }),
      }),
    })
    const card = cardAt(toCard(university), 'master')
    expect([card.entry, card.deadline, card.acceptance]).toEqual([null, null, NOT_REPORTED])
    expect(card.elsewhere).toMatchObject({
      entry: 'For a bachelor’s: Min GPA 3.0 · No admission test',
      english: 'For a bachelor’s: IELTS 6.5',
      deadline: 'For a bachelor’s: 1 April',
      acceptance: 'For a bachelor’s: 40%',
    })
  })

  it('the English that is known of the university at the level is told, and no rule of its country', () => {
    const told = (isOwn: boolean) => {
      const rule = anEntryFact('english-minimum', {
        level: 'master',
        text: 'usually IELTS 6.5',
        ...(isOwn && { isOwn }),
      })
      return cardAt(toCard(aUniversity({ facts: someFacts({ entry: [rule] }) })), 'master').english
    }
    expect([told(true), told(false)]).toEqual(['Usually IELTS 6.5', null])
  })

  it('names the awards of the level, and those of others apart', () => {
    const awardsAt = (level: Level) => (level === 'bachelor' ? ['Undergraduate aid'] : [])
    const card = toCard(aUniversity({ facts: someFacts() }), { awardsAt })
    expect(cardAt(card, 'bachelor').scholarships?.shown).toEqual(['Undergraduate aid'])
    const master = cardAt(card, 'master')
    expect([master.scholarships, master.elsewhere.scholarships]).toEqual([
      null,
      'For a bachelor’s: Undergraduate aid',
    ])
  })

  it('says whether the university is public, and when that is not sure', () => {
    expect(at('bachelor', { sector: aFact('private') }).sector).toBe('Private')
    expect(at('bachelor', { sector: aFact('public', { isUnsure: true }) }).sector).toBe('Probably public')
    expect(at('bachelor', {})).not.toHaveProperty('sector')
  })
})

describe('of a row, in the visitor’s currency', () => {
  const rates = { NGN: 1500, GBP: 0.8 }
  const below = (facts: Partial<UniversityFacts>, fields: Parameters<typeof aRow>[0], currency: string) => {
    const card = toCard(aBasicUniversity({ facts: someFacts(facts) }))
    return cardOfRowAt(card, aRow({ rates, ...fields }), { level: 'bachelor', currency }).tuition?.dollars
  }
  const fees = [aFact(aTuition({ dollars: 8888 }))]
  const usualFees = [
    aFact(aTuition({ min: 14_000, max: 40_000, currency: 'GBP', dollars: 33_750 }), { kind: 'usual' }),
  ]

  it('tuition has a line in it, also a usual range', () => {
    expect(below({ fees }, { tuition: 8888 }, 'NGN')).toBe('about NGN 13,300,000 a year')
    expect(below({ usualFees }, { tuition: null }, 'NGN')).toBe('about NGN 26,300,000–75,000,000 a year')
  })

  it('has none where the price is in it, or its rate is not known', () => {
    expect(below({ usualFees }, { tuition: null }, 'GBP')).toBeNull()
    expect(below({ usualFees }, { tuition: null }, 'XXX')).toBeNull()
  })

  it('a usual range has none in dollars, in which nobody asked for it', () => {
    expect(below({ usualFees }, { tuition: null }, 'USD')).toBeNull()
  })
})

it('says what students and the acceptance rate rest on', () => {
  const record = aRecord({ studentPopulation: 5, studentDefinition: 'undergraduates', acceptanceRate: 40 })
  const university = deriveUniversity(
    record,
    { code: 'fr', name: 'France', region: 'europe', currency: 'EUR', aliases: [] },
    null,
    RATES,
  )
  expect(toCard(university, { basisOf: (_, year) => `register, ${year ?? '2022'}` })).toMatchObject({
    studentsNote: 'undergraduates only; register, 2022',
    acceptanceNote: 'register, 2022',
  })
  expect(toCard(university)).not.toHaveProperty('acceptanceNote')
})

it('names the groups it belongs to, and says nothing where there are none', () => {
  expect(cardOf(aRecord({ groups: ['ancient', 'russell-group'] })).groups).toEqual([
    'Russell Group',
    'Ancient university',
  ])
  expect(cardOf(aRecord())).not.toHaveProperty('groups')
})

it('shows four programmes and two scholarships, and counts the rest', () => {
  const card = cardOf(
    aRecord({
      popularPrograms: [
        taught('Law'),
        taught('Music'),
        taught('History'),
        taught('Physics'),
        taught('Nursing'),
        taught('Dentistry'),
      ],
      availableScholarships: ['One', 'Two'],
    }),
  )
  expect(card.programmes).toEqual({ shown: ['Law', 'Music', 'History', 'Physics'], more: 2 })
  expect(card.scholarships).toEqual({ shown: ['One', 'Two'], more: 0 })
})

describe('admission', () => {
  const entry = (given: Partial<typeof ENTRY> | object) =>
    cardOf(aRecord({ admissionRequirements: { ...ENTRY, ...given } }))

  it('lists grade and every test by name, and the test of English apart', () => {
    expect(
      entry({
        minimumGPA: 3,
        englishTest: 'IELTS 6.5 (6.0 in each part)',
        requiredTests: ['SAT', 'LNAT (law)'],
      }),
    ).toMatchObject({ entry: 'Min GPA 3.0 · SAT, LNAT', english: 'IELTS 6.5' })
  })
  it('never rounds a grade up', () => {
    expect(entry({ minimumGPA: 3.25 }).entry).toBe('Min GPA 3.25')
  })
  it('tells "none asked" from unknown', () => {
    expect(entry({ requiredTests: [] }).entry).toBe('No admission test')
    expect(entry({ requiredTests: null }).entry).toBeNull()
  })
  it('gives the deadline as exactly as it is known', () => {
    expect(entry({ applicationDeadline: { month: 1, day: 31 } }).deadline).toBe('31 January')
    expect(entry({ applicationDeadline: { month: 10, day: null } }).deadline).toBe('October')
  })
})

describe('campus life', () => {
  const campus = (given: Partial<typeof CAMPUS> | object) =>
    cardOf(aRecord({ campusLife: { ...CAMPUS, ...given } })).campus

  it.each([
    [{ housing: true, clubs: 1200 }, 'Housing: Available · Clubs: 1,200+ active'],
    [{ housing: false }, 'Housing: Not Available'],
    [{ clubs: 40 }, 'Clubs: 40+ active'],
    [{}, null],
  ])('of %o reads %p', (given, text) => {
    expect(campus(given)).toBe(text)
  })
})

describe('description', () => {
  const description = (text: string) => cardOf(aRecord({ description: text })).description

  it('is whole while it fits two lines', () => {
    expect(description('Short and whole.')).toBe('Short and whole.')
  })
  it('is cut between words, without a comma before the dots', () => {
    expect(description(`${'word '.repeat(12)}to end, and ${'more '.repeat(20)}`)).toBe(
      `${'word '.repeat(12)}to end…`,
    )
  })
  it('is cut somewhere even when it is one long word', () => {
    expect(description('x'.repeat(400))).toHaveLength(69)
  })
})
