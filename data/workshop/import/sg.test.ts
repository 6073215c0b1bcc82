import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { sg } from './sg'

it('takes each university’s newest survey, by degree, without the rows of honours alone', () => {
  const smu = {
    id: 'singapore-management-university',
    year: '2023',
    degree: 'Law',
    employed_pct: '99.2',
    gross_monthly_salary_median_sgd: '7000',
  }
  const sutd = { ...smu, id: 'singapore-university-of-technology-and-design', year: '2022' }
  const table = aTable('sg-graduate-employment', [
    smu,
    { ...smu, degree: 'Cum Laude and above' },
    { ...smu, year: '2022' },
    { ...sutd, degree: 'Bachelor of Engineering', gross_monthly_salary_median_sgd: '' },
  ])
  const { register, rejects } = sg.read([table], new Set([smu.id, sutd.id]))
  const { editions } = RegisterSchema.parse(register)
  expect(editions.map(({ year, universities }) => [year, Object.keys(universities)])).toEqual([
    ['2023', [smu.id]],
    ['2022', [sutd.id]],
  ])
  expect(editions[0]?.universities[smu.id]?.outcomes).toMatchObject([
    { measure: 'employed', level: 'bachelor', subject: 'Law', value: 99.2, unit: '%' },
    { measure: 'earnings', level: 'bachelor', subject: 'Law', value: 7000, unit: 'SGD', period: 'month' },
  ])
  expect(editions[1]?.universities[sutd.id]?.outcomes).toHaveLength(1)
  expect(editions[1]?.whose.employed).toContain('survey of 2022')
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'graduates with honours, who are in the row of their degree too'],
    [4, 'an older survey of the university'],
  ])
})
