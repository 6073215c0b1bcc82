import { someRates } from '@/tests/fixtures/rates'
import { LEVELS, type Level } from '../facts/vocabulary'
import { aRecord } from '@/tests/fixtures/a-record'
import type { EntryRule, Fact, UniversityFacts } from '../facts/fact'
import { aRow } from '@/tests/fixtures/a-row'
import { aUniversity, taught } from '@/tests/fixtures/a-university'
import { aFact, anEntryFact, aRound, aRoute, aTuition, someFacts } from '@/tests/fixtures/facts'
import { deriveUniversity } from './record/derive'
import type { UniversityRecord } from './record/schema'
import { deadlineOfRow, totalOfRow, toRow, tuitionOfRow } from './row'
import { hasDegreesInEnglish } from './taught-in-english'

const FRANCE = { code: 'fr', name: 'France', region: 'europe', currency: 'EUR', aliases: [] } as const
const RATES = someRates({ USD: 1, EUR: 0.5 })

const rowOf = (record: UniversityRecord) =>
  toRow(deriveUniversity(record, { ...FRANCE, aliases: [] }, null, RATES), 7)

it('leaves unknown what a basic record does not say', () => {
  expect(rowOf(aRecord())).toEqual(aRow({ countryOrder: 7, text: '' }))
})

it('takes the figures a full record gives', () => {
  const row = rowOf(
    aRecord({
      depth: 'full',
      name: 'Université d’Été',
      worldRanking: { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
      studentPopulation: 20_000,
      acceptanceRate: 12.5,
      popularPrograms: [taught('Law'), taught('Biology')],
      facilities: ['Museum', 'Library'],
      tuitionFees: {
        domestic: null,
        international: { min: 1000, max: 3000, currency: 'EUR', period: 'year', academicYear: '2025/26' },
      },
      admissionRequirements: {
        minimumGPA: 3.2,
        englishTest: 'IELTS 6.5 to 7.5',
        ielts: 6.5,
        requiredTests: null,
        applicationDeadline: { month: 9, day: 30 },
        earlyDeadline: { month: 1 },
      },
      academics: { facultyStudentRatio: null, researchRating: 7.5, employmentRate: 91, averageSalary: null },
    }),
  )
  expect(row).toMatchObject({
    isFull: true,
    nameKey: 'universite dete',
    rank: 601,
    tuition: 4000,
    students: 20_000,
    acceptance: 12.5,
    programmes: ['biology', 'law'],
    facilities: ['library', 'museum'],
    deadline: 930,
    employment: 91,
    ielts: 6.5,
  })
})

it('keeps free tuition as 0', () => {
  const free = { min: 0, currency: 'EUR', period: 'year', academicYear: '2025/26' } as const
  expect(rowOf(aRecord({ tuitionFees: { domestic: null, international: free } })).tuition).toBe(0)
})

const registered = (facts: Partial<UniversityFacts>) => toRow(aUniversity({ facts: someFacts(facts) }), 0)

it('has the price of each level, and never a usual range', () => {
  const fees = [
    aFact(aTuition({ level: 'master', dollars: 9000 })),
    aFact(aTuition({ level: 'master', status: 'home', dollars: 100 })),
  ]
  const usualFees = [aFact(aTuition({ level: 'doctorate', dollars: 500 }), { kind: 'usual' })]
  expect(registered({ fees, usualFees })).toMatchObject({ tuitionMaster: 9000, tuitionDoctorate: null })
  expect(tuitionOfRow(registered({ fees }), 'master')).toBe(9000)
  expect(tuitionOfRow(registered({ fees }), 'bachelor')).toBeNull()
})

it('is taught in English only at the levels where that is sure', () => {
  const taught = (level: EntryRule['level'], languages: string[], isUnsure = false) =>
    anEntryFact('teaching-language', { level, text: 'English', languages }, { isUnsure })
  const inEnglish = (...entry: Fact<EntryRule>[]) => registered({ entry }).english
  expect(inEnglish(taught('all', ['en']))).toEqual(['bachelor', 'master', 'doctorate'])
  expect(inEnglish(taught('all', ['en'], true))).toEqual([])
  expect(inEnglish(taught('all', ['en', 'tr']))).toEqual([])
  expect(inEnglish(taught('bachelor', ['de']), taught('master', ['en']))).toEqual(['master'])
})

it('is taught in other languages only where that is sure and English is none of them', () => {
  const taught = (languages: string[], partly: string[] = [], isUnsure = false) =>
    registered({
      entry: [anEntryFact('teaching-language', { level: 'bachelor', languages, partly }, { isUnsure })],
    })
  expect(taught(['fr']).otherLanguage).toEqual(['bachelor'])
  expect(taught(['fr'], [], true).otherLanguage).toEqual([])
  expect(taught(['de'], ['en']).otherLanguage).toEqual([])
  const asked = (languages: string[]) => hasDegreesInEnglish(aRow(taught(languages)), 'bachelor')
  expect([['en'], ['fr'], ['nl', 'en']].map(asked)).toEqual([true, false, null])
})

it('has degrees in English where one is listed, whatever the usual language is', () => {
  const entry = [anEntryFact('teaching-language', { level: 'all', languages: ['nl'] })]
  const row = registered({ entry, degreesInEnglish: ['master'] })
  expect(row).toMatchObject({
    english: [],
    someEnglish: ['master'],
    otherLanguage: ['bachelor', 'doctorate'],
  })
  const has = (level: Level) => hasDegreesInEnglish(aRow(row), level)
  expect([has('bachelor'), has('master')]).toEqual([false, true])
})

it('has degrees of a subject in English only where all teaching or one of the subject is in English', () => {
  const row = aRow(
    registered({
      degreesInEnglish: ['bachelor', 'master'],
      subjectLanguages: { master: { inEnglish: ['physics', 'law'], inOthers: ['history', 'music'] } },
    }),
  )
  const has = (...subjects: string[][]) => hasDegreesInEnglish(row, 'master', subjects)
  expect(has()).toBe(true)
  expect([has(['physics']), has(['history']), has(['nursing'])]).toEqual([true, false, null])
  expect([has(['history', 'law']), has(['history', 'nursing']), has(['history', 'music'])]).toEqual([
    true,
    null,
    false,
  ])
  expect([has(['physics'], ['law']), has(['physics'], ['nursing'])]).toEqual([true, null])
  expect(has(['physics'], ['nursing'], ['history'])).toBe(false)
  expect(hasDegreesInEnglish(row, 'bachelor', [['physics']])).toBeNull()

  const entry = [
    anEntryFact('teaching-language', { level: 'master', languages: ['en'] }),
    anEntryFact('teaching-language', { level: 'bachelor', languages: ['nl'] }),
  ]
  const whole = aRow(registered({ entry }))
  const nursing = (level: Level) => hasDegreesInEnglish(whole, level, [['nursing']])
  expect([nursing('master'), nursing('bachelor'), nursing('doctorate')]).toEqual([true, false, null])
})

it('has the sure deadline of each level', () => {
  const routes = [
    aFact(aRoute({ level: 'bachelor' })),
    aFact(aRoute({ level: 'master', rounds: [] })),
    aFact(aRoute({ level: 'doctorate', rounds: [aRound({}, { isUnsure: true })] })),
    aFact(aRoute({ level: 'all', rounds: [aRound({ closes: { month: 5, day: 2 } })] })),
  ]
  const row = toRow(
    aUniversity({
      facts: someFacts({ routes }),
      admissionRequirements: {
        ...aUniversity().admissionRequirements,
        applicationDeadline: { month: 9, day: null, note: null },
      },
    }),
    0,
  )
  expect(LEVELS.map(({ value }) => deadlineOfRow(row, value))).toEqual(['1', '5', '5'])
  const unsure = registered({ routes: routes.slice(0, 3) })
  expect([unsure.deadlineMaster, unsure.deadlineDoctorate]).toEqual([null, null])
})

it('has the deadline of a visitor’s own record at every level, because the record tells none', () => {
  const row = rowOf(
    aRecord({
      admissionRequirements: { ...aRecord().admissionRequirements, applicationDeadline: { month: 4 } },
    }),
  )
  expect([row.deadline, row.deadlineMaster, row.deadlineDoctorate]).toEqual([400, 400, 400])
})

it('has the sector that a register says', () => {
  expect(registered({ sector: aFact('private') }).sector).toBe('private')
  expect(registered({}).sector).toBeNull()
})

it('sums tuition and living of a level, and has no sum where one of them is not known', () => {
  const row = aRow({ tuition: 9000, tuitionMaster: 0, living: 8000, ownLiving: 15_000 })
  expect(LEVELS.map(({ value }) => totalOfRow(row, value))).toEqual([24_000, 8000, null])
  expect(totalOfRow(aRow({ tuition: 9000 }), 'bachelor')).toBeNull()
})
