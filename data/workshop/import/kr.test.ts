import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { kr } from './kr'

it('states undergraduates, the average tuition of all students with its year, and employment', () => {
  const table = aTable('kr-facts', [
    {
      id: 'ajou-university',
      students_undergraduate_2025: '10194',
      international_undergraduates_2025: '937',
      international_pct_undergraduate_2025: '9.2',
      employment_rate_pct_2025: '69.3',
      average_tuition_krw_year_2026: '9093200',
      students_per_professor_2025: '18.94',
    },
    { id: 'closed-university', students_undergraduate_2025: '5' },
  ])
  const byField = aTable('kr-tuition', [
    {
      ...{ id: 'ajou-university', tuition_humanities_social: '7640463', tuition_natural_sciences: '' },
      ...{ tuition_engineering: '9618288', tuition_arts_sport: '', tuition_medicine: '' },
    },
  ])
  const { register, rejects } = kr.read([table, byField], new Set(['ajou-university']))
  expect(RegisterSchema.parse(register).editions[0]?.universities['ajou-university']).toMatchObject({
    students: { count: 10194, definition: 'undergraduates' },
    international: { count: 937, percent: 9.2 },
    studentsPerTeacher: 18.94,
    fees: [
      {
        level: 'bachelor',
        status: 'all',
        min: 9093200,
        max: null,
        currency: 'KRW',
        year: '2026',
        condition: null,
      },
      { min: 7640463, condition: 'average of students of humanities and social sciences', year: '2026' },
      { min: 9618288, condition: 'average of students of engineering', year: '2026' },
    ],
    outcomes: [{ measure: 'employed', level: null, value: 69.3, unit: '%' }],
  })
  expect(rejects).toEqual([
    { row: 3, id: 'closed-university', reason: 'the catalogue has no such university' },
  ])
})
