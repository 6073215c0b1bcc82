import { RegisterSchema } from '@/lib/facts/register'
import { parseTable } from './dataset'
import { uk } from './uk'

const INSTITUTIONS = parseTable(
  'uk-institutions',
  [
    'id\twork_or_study_pct_derived\twork_or_study_graduates\tskilled_job_pct_derived\tskilled_job_graduates\tcontinuation_pct_derived\tcontinuation_students\tstudents_2018_19\tnon_uk_students_2018_19\tnon_uk_pct_2018_19\ttef_overall\ttef_student_experience\ttef_student_outcomes',
    'abertay-university\t89\t470\t65\t370\t74\t620\t4355\t680\t15.6\tGold\tSilver\tGold',
    'london-business-school\t\t\t\t\t\t\t\t\t\t\t\t',
    'gone\t89\t470\t65\t370\t74\t620\t4355\t680\t15.6\t\t\t',
  ].join('\n'),
)

const OUTCOMES = parseTable(
  'uk-outcomes-subject',
  [
    'id\tmode\tsubject\temployment_years\temployment_graduates\temployment_response_pct\twork_or_study_pct\tsalary_years\tsalary_graduates\tsalary_median_gbp',
    'abertay-university\tfull-time\tNursing\t2021-23\t75\t55\t86\t2022-23\t30\t30000',
    'abertay-university\tpart-time\tNursing\t2021-23\t15\t55\t90\t\t\t',
    'abertay-university\tfull-time\tBiomedical sciences\t\t\t\t\t\t\t',
  ].join('\n'),
)

const SUBJECTS = parseTable(
  'uk-subjects',
  [
    'id\tsubject\tcourses_count',
    'abertay-university\tMental health nursing\t1',
    'abertay-university\tSport and exercise sciences\t5',
  ].join('\n'),
)

const { register, rejects } = uk.read(
  [INSTITUTIONS, OUTCOMES, SUBJECTS],
  new Set(['abertay-university', 'london-business-school']),
)
const { editions } = RegisterSchema.parse(register)
const [subjects, since2021, since2022, averages, teaching, students] = editions

it('states courses by subject, most first', () => {
  expect(subjects).toMatchObject({ source: 'discover-uni-2025', counted: 'courses' })
  expect(subjects?.universities['abertay-university']?.subjects).toEqual([
    { subject: 'Sport and exercise sciences', level: 'undergraduate', count: 5 },
    { subject: 'Mental health nursing', level: 'undergraduate', count: 1 },
  ])
})

it('states the ratings of teaching where the university took part', () => {
  expect(teaching).toMatchObject({ source: 'tef-2023', year: '2023' })
  expect(teaching?.universities).toEqual({
    'abertay-university': { teaching: { overall: 'Gold', experience: 'Silver', outcomes: 'Gold' } },
  })
})

it('refuses a rating that the TEF does not give', () => {
  const [row] = INSTITUTIONS.rows
  const tables = [{ ...INSTITUTIONS, rows: [{ ...row, tef_overall: 'Platinum' }] }, OUTCOMES, SUBJECTS]
  expect(() => uk.read(tables, new Set(['abertay-university']))).toThrow(/"Platinum" .* no rating/)
})

it('states outcomes of full-time students with people and response, an edition for each pair of years', () => {
  expect(since2021?.year).toBe('2021-23')
  expect(since2021?.universities['abertay-university']?.outcomes).toMatchObject([
    { measure: 'work-or-study', subject: 'Nursing', value: 86, unit: '%', people: 75, response: 55 },
  ])
  expect(since2022?.year).toBe('2022-23')
  expect(since2022?.universities['abertay-university']?.outcomes).toMatchObject([
    { measure: 'earnings', value: 30000, unit: 'GBP', period: 'year', people: 30, response: null },
  ])
  expect(since2021?.whose['work-or-study']).toContain('mostly home graduates')
})

it('says that averages are worked out', () => {
  expect(averages?.note).toContain('Worked out from Discover Uni')
  expect(averages?.universities['abertay-university']?.outcomes).toMatchObject([
    { measure: 'work-or-study', value: 89, people: 470 },
    { measure: 'skilled-work', value: 65, people: 370 },
    { measure: 'continuation', value: 74, people: 620 },
  ])
})

it('states students and those from abroad of one year and one count', () => {
  expect(students).toMatchObject({ source: 'hesa-2018-19', year: '2018/19' })
  expect(students?.universities).toEqual({
    'abertay-university': {
      students: { count: 4355, definition: 'headcount' },
      international: { count: 680, percent: 15.6 },
    },
  })
})

it('rejects what the catalogue lacks', () => {
  expect(rejects).toEqual([{ row: 4, id: 'gone', reason: 'the catalogue has no such university' }])
})
