import { RegisterSchema } from '@/lib/facts/register'
import { au } from './au'
import { parseTable } from './dataset'

const FACTS = parseTable(
  'au-facts',
  [
    'id\tstudents_2024\tinternational_students_2024\tinternational_pct_2024\tgraduate_fulltime_employment_pct_2024\tgraduate_median_salary_aud_2024\tstudent_rating_overall_pct_2024\temployer_satisfaction_pct_2024',
    'bond-university\t5230\t1695\t32.4\t76.3\t73000\t86.3\t87.5',
    'gone\t1\t1\t\t\t\t\t',
  ].join('\n'),
)

const TUITION = parseTable(
  'au-tuition',
  [
    'id\tlevel\tcourses_with_fee\tp10_aud_year\tp90_aud_year\tof_which_fees_of_2026_08',
    'adelaide-university\tbachelor\t9\t39142\t54900\t9',
    'bond-university\tbachelor\t87\t25568\t34968\t5',
    'bond-university\tmaster\t10\t30000\t41000\t7',
    'bond-university\tdoctorate\t1\t33000\t33000\t0',
  ].join('\n'),
)

const { register, rejects } = au.read([FACTS, TUITION], new Set(['bond-university', 'adelaide-university']))
const { editions } = RegisterSchema.parse(register)
const of = (source: string) => editions.find((edition) => edition.source === source)?.universities

it('states the middle four fifths of the fees by level, with the date that most are of', () => {
  const bond = of('cricos-2026')?.['bond-university']?.fees
  expect(bond).toMatchObject([
    { level: 'bachelor', status: 'international', min: 25568, max: 34968, currency: 'AUD' },
    { level: 'master', year: 'August 2026' },
    { level: 'doctorate', min: 33000, max: null },
  ])
  expect(bond?.map(({ note }) => note)).toEqual([
    'From 87 courses, 5 of them of August 2026.',
    'From 10 courses, 3 of them of January 2023.',
    'From 1 course.',
  ])
})

it('says that fees are those of computing where all are of 2026', () => {
  expect(of('cricos-2026')?.['adelaide-university']?.fees).toMatchObject([
    { condition: 'Computing courses', isOfProgrammes: true, year: 'August 2026', note: 'From 9 courses.' },
  ])
})

it('states students of all campuses, and those from abroad among them', () => {
  expect(of('au-enrolments-2024')).toEqual({
    'bond-university': {
      students: { count: 5230, definition: 'headcount' },
      international: { count: 1695, percent: 32.4 },
    },
  })
})

it('states outcomes with whose they are', () => {
  const edition = editions.find(({ source }) => source === 'qilt-2024')
  expect(edition?.whose.employed).toContain('domestic undergraduates')
  expect(edition?.universities['bond-university']?.outcomes).toMatchObject([
    { measure: 'employed', value: 76.3, unit: '%' },
    { measure: 'earnings', value: 73000, unit: 'AUD', period: 'year' },
    { measure: 'satisfaction', value: 86.3 },
    { measure: 'satisfaction', value: 87.5, whose: expect.stringContaining('employers') },
  ])
})

it('rejects what the catalogue lacks, once', () => {
  expect(rejects).toEqual([{ row: 3, id: 'gone', reason: 'the catalogue has no such university' }])
})
