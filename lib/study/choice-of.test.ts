import { aUniversity } from '@/tests/fixtures/a-university'
import { aChoiceProgramme } from '@/tests/fixtures/choice'
import { aFact, anEntryFact, aRound, aRoute, aTuition, someFacts } from '@/tests/fixtures/facts'
import { NOTHING_ASKED } from '../universities/answers/entry'
import { choiceAt } from './choice'
import { toChoice, programmeOf } from './choice-of'
import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'

const context = { currency: 'EUR', enrolsInternational: null, charges: [], awardsAt: () => [] }
const rule = (topic: 'teaching-language' | 'english-minimum', level: 'all' | 'master', text: string) =>
  anEntryFact(topic, { level, text })
const facts = someFacts({
  fees: [aFact(aTuition()), aFact(aTuition({ level: 'master', min: 12_000 }))],
  routes: [
    aFact(aRoute({ level: 'all', name: 'Direct', rounds: [] })),
    aFact(aRoute({ rounds: [aRound({}, { isUnsure: true })] })),
  ],
  entry: [
    rule('teaching-language', 'all', 'Dutch'),
    rule('teaching-language', 'master', 'English'),
    anEntryFact('degree-years', { level: 'master', text: '1 to 2', min: 1, max: 2 }),
  ],
})
const file = toChoice(aUniversity({ facts }), context)

test('what differs by level stands under its level, the level’s own before that of all', () => {
  const bachelor = choiceAt(file, 'bachelor')
  expect(bachelor.fees.map(({ value }) => value.min)).toEqual([8000])
  expect(bachelor.routes.map(({ value }) => value.name)).toEqual(['National service', 'Direct'])
  expect(bachelor.entry.map(({ value }) => value.text)).toEqual(['Dutch'])
  const master = choiceAt(file, 'master')
  expect(master.entry.map(({ value }) => value.text)).toEqual(['English'])
  expect(master.years?.value).toEqual({ min: 1, max: 2 })
})

test('the university’s own days go first for a bachelor’s degree, and are no days of another level', () => {
  const own = [
    { route: null, what: 'main', month: 4, day: 1, isSure: true },
    { route: null, what: 'early', month: 1, day: 15 },
  ]
  expect(choiceAt(file, 'bachelor').deadlines).toMatchObject([
    ...own,
    { route: 'National service', isSure: false },
  ])
  const master = choiceAt(file, 'master')
  expect(master.deadlines).toEqual([])
  expect(master.elsewhere.deadlines).toMatchObject([{ level: 'bachelor', value: [...own, {}] }])
})

test('what the record asks holds for a bachelor’s degree, and is told with its level elsewhere', () => {
  expect(choiceAt(file, 'bachelor').asked.ielts).toBe(6.5)
  const { asked, elsewhere } = choiceAt(file, 'doctorate')
  expect(asked).toEqual(NOTHING_ASKED)
  expect(elsewhere.asked).toMatchObject([{ level: 'bachelor', value: { ielts: 6.5 } }])
  expect(elsewhere.fees.map(({ level, value }) => [level, value[0]?.value.min])).toEqual([
    ['bachelor', 8000],
    ['master', 12_000],
  ])
  expect(elsewhere.entry).toEqual([])
})

test('a programme brings its own length and awards', () => {
  const programme = aChoiceProgramme({ months: 49, awards: [{ id: 'one', tie: 'country' }] })
  const choice = choiceAt(file, 'bachelor', programme)
  expect(choice.years?.value).toEqual({ min: 4, max: 4 })
  expect(choice.awards).toEqual(programme.awards)
  expect(choiceAt(file, 'master', aChoiceProgramme()).years?.value).toEqual({ min: 1, max: 2 })
})

test('a programme keeps its key, and its fee rests on its source and day', () => {
  const dataset = aDataset()
  const programme = aProgramme({ fee: aProgrammeFee() })
  expect(
    programmeOf(programme, { dataset, today: '2026-11-27', subject: null, subjectYears: null, awards: [] }),
  ).toMatchObject({
    key: 'register-1',
    title: 'Bachelor of Nursing',
    subject: null,
    fee: { value: { sum: 120_000, basis: 'course' }, year: 'January 2023', source: dataset.source },
    year: '2025',
  })
})

test.each([
  [true, 'Medicine', 'MBBS', 'medicine'],
  [true, 'Medicina e chirurgia', 'Laurea magistrale a ciclo unico, entered from school', 'medicine'],
  [true, 'Computer Science', 'BSc', 'computer-science'],
  [true, 'History', 'MA(SocSci)', 'history'],
  [false, 'Medicine (Graduate Entry)', 'MBBS', 'medicine'],
  [false, 'Medicine with a Foundation Year', 'BMBS', 'medicine'],
  [false, 'Computer Science with a Year Abroad', 'BSc', 'computer-science'],
  [false, 'Computer Science', 'MEng', 'computer-science'],
  [false, 'Biology', 'MBiol', 'biology'],
  [false, 'Architettura', 'Laurea magistrale a ciclo unico, entered from school', 'architecture'],
])('says %p of whether the usual length holds for %s, %s', (isUsual, title, award, subject) => {
  const about = { dataset: aDataset(), today: '2026-11-27', subject: null, subjectYears: null, awards: [] }
  const programme = programmeOf(aProgramme({ title, award, subject }), about)
  expect(programme.isOfUsualLength).toBe(isUsual)
})

test('a programme that is longer or shorter than others has no usual length, and is costed by none', () => {
  expect(choiceAt(file, 'master', aChoiceProgramme()).years).not.toBeNull()
  expect(choiceAt(file, 'master', aChoiceProgramme({ isOfUsualLength: false })).years).toBeNull()
  const months = choiceAt(file, 'bachelor', aChoiceProgramme({ isOfUsualLength: false, months: 48 }))
  expect(months.years?.value).toEqual({ min: 4, max: 4 })
})
