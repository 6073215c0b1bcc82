import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { india } from './in'

const students = aTable('in-students', [
  {
    id: 'jadavpur-university',
    students_2019_20: '10985',
    students_from_abroad_2019_20: '78',
    international_pct_2019_20: '0.7',
  },
])

function read(rows: Record<string, string>[]) {
  const row = {
    id: 'jadavpur-university',
    discipline: 'Engineering',
    level: 'bachelor',
    duration_years: '4',
    graduates_2023_24: '100',
    placed: '60',
    placed_pct: '60.0',
    median_salary_inr_year: '700000',
  }
  const placement = aTable(
    'in-placement',
    rows.map((each) => ({ ...row, ...each })),
  )
  const { register, rejects } = india.read([students, placement], new Set(['jadavpur-university']))
  const { editions, isCitedOnly } = RegisterSchema.parse(register)
  return { editions, isCitedOnly, rejects, outcomes: editions[1]?.universities[row.id]?.outcomes }
}

it('states what was filed, to be cited in single figures', () => {
  const { editions, isCitedOnly, outcomes } = read([{}])
  expect(isCitedOnly).toBe(true)
  expect(editions[0]?.universities['jadavpur-university']).toEqual({
    students: { count: 10985, definition: 'headcount' },
    international: { count: 78, percent: 0.7 },
  })
  const of = { level: 'bachelor', subject: 'Engineering (4-year programmes)' }
  expect(outcomes).toMatchObject([
    { measure: 'employed', ...of, value: 60, unit: '%', people: 100 },
    { measure: 'earnings', ...of, value: 700000, unit: 'INR', period: 'year', people: 60 },
  ])
  expect(editions[1]?.whose.employed).toContain('as the institute filed with NIRF')
})

it('keeps the share and leaves the salary out where it is of few people or beyond belief', () => {
  const { outcomes, rejects } = read([
    { placed: '4', placed_pct: '4.0' },
    { median_salary_inr_year: '8750000' },
  ])
  expect(outcomes?.map(({ measure }) => measure)).toEqual(['employed', 'employed'])
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'salary left out: fewer than five people'],
    [3, 'salary left out: above 5,000,000 rupees'],
  ])
})

it('takes nobody placed for nothing filed', () => {
  const { outcomes, rejects } = read([{ placed: '0', placed_pct: '0.0', median_salary_inr_year: '' }])
  expect(outcomes).toBeUndefined()
  expect(rejects[0]?.reason).toBe('nobody placed, which may mean that nothing was filed')
})
