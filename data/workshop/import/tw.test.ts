import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { tw } from './tw'

const facts = aTable('tw-facts', [
  {
    id: 'asia-university',
    students_2022_23: '10913',
    undergraduates_2022_23: '9632',
    master_students_2022_23: '1051',
    doctoral_students_2022_23: '230',
    international_degree_students_2018_19: '512',
    international_pct_of_day_students_2018_19: '5.0',
  },
  { id: 'tzu-chi-university', students_2022_23: '3057' },
  { id: 'closed-university', students_2022_23: '1' },
])
const programs = aTable('tw-programs', [
  { id: 'asia-university', subject: 'Design', departments_2017_18: '6' },
  { id: 'asia-university', subject: 'Other', departments_2017_18: '1' },
])

it('keeps students, students from abroad and departments apart, each with its own year', () => {
  const { register, rejects } = tw.read([facts, programs], new Set(['asia-university', 'tzu-chi-university']))
  const { editions } = RegisterSchema.parse(register)
  expect(editions.map(({ year, universities }) => [year, universities['asia-university']])).toEqual([
    [
      '2022/23',
      {
        students: { count: 10913, definition: 'headcount' },
        studentsByLevel: { undergraduate: 9632, master: 1051, doctorate: 230 },
      },
    ],
    ['2018/19', { international: { count: 512, percent: 5 } }],
    ['2017/18', { subjects: [{ subject: 'Design', level: 'all', count: 6 }] }],
  ])
  expect(editions.map(({ universities }) => 'tzu-chi-university' in universities)).toEqual([
    true,
    false,
    false,
  ])
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'the catalogue has no such university'],
    [3, 'departments of no named field'],
  ])
})
