import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { fr } from './fr'

const NONE = {
  students: aTable('fr-students', []),
  subjects: aTable('fr-subjects', []),
  outcomes: aTable('fr-outcomes-master', []),
  establishments: aTable('fr-establishments', []),
}
const IDS = new Set(['university-of-tours', 'university-of-new-caledonia'])

function read(given: Partial<typeof NONE>) {
  const { register, rejects } = fr.read(Object.values({ ...NONE, ...given }), IDS)
  const [students, subjects, outcomes, websites] = RegisterSchema.parse(register).editions
  return { students, subjects, outcomes, websites, reasons: rejects.map(({ row, reason }) => [row, reason]) }
}

it('states students, by level and from abroad, but not of a grouping', () => {
  const columns = {
    students: '24394',
    international_mobile_students: '2308',
    international_mobile_pct: '9.5',
    bachelor_level: '15208',
    master_level: '8606',
    doctoral_level: '580',
  }
  const { students, reasons } = read({
    students: aTable('fr-students', [
      { id: 'university-of-tours', ...columns },
      { id: 'universite-bourgogne-franche-comte', ...columns },
      { id: 'university-of-new-caledonia', students: '3436', international_mobile_students: '1' },
    ]),
  })
  expect(students?.universities['university-of-tours']).toMatchObject({
    students: { count: 24394, definition: 'headcount' },
    studentsByLevel: { undergraduate: 15208, master: 8606, doctorate: 580 },
    international: { count: 2308, percent: 9.5 },
  })
  expect(students?.universities['university-of-new-caledonia']).not.toHaveProperty('international')
  expect(reasons).toEqual([
    [3, 'the catalogue has no such university'],
    [4, 'students from abroad left out: next to nobody is counted overseas'],
  ])
})

it('counts the students of each subject', () => {
  const { subjects } = read({
    subjects: aTable('fr-subjects', [
      { id: 'university-of-tours', subject: 'Sociology', students_count: '70' },
      { id: 'university-of-tours', subject: 'Law', students_count: '900' },
    ]),
  })
  expect(subjects?.universities['university-of-tours']?.subjects).toEqual([
    { subject: 'Law', level: 'all', count: 900 },
    { subject: 'Sociology', level: 'all', count: 70 },
  ])
})

it('states the outcomes of 2018 after 18 months, and after 30 months of wider groups', () => {
  const row = {
    id: 'university-of-tours',
    cohort: '2018',
    months_after: '18',
    subject: 'Law',
    answers: '52',
    response_pct: '79',
    employment_pct: '91',
    salary_net_monthly_median_eur: '2000',
  }
  const { outcomes, reasons } = read({
    outcomes: aTable('fr-outcomes-master', [
      row,
      { ...row, cohort: '2017' },
      { ...row, months_after: '30' },
      { ...row, months_after: '30', subject: 'Law, economics and management, all', employment_pct: '' },
    ]),
  })
  expect(outcomes?.universities['university-of-tours']?.outcomes).toMatchObject([
    { measure: 'employed', level: 'master', subject: 'Law', value: 91, unit: '%', people: 52, response: 79 },
    { measure: 'earnings', subject: 'Law', value: 2000, unit: 'EUR', period: 'month' },
    {
      measure: 'earnings',
      subject: 'Law, economics and management, all',
      whose:
        'graduates of 2018, French nationals, 30 months after finishing, in full-time work; net pay, median',
    },
  ])
  expect(outcomes?.whose.employed).toMatch(/^graduates of 2018, French nationals, 18 months/)
  expect(reasons).toEqual([
    [3, 'graduates of another year than 2018'],
    [4, 'not 18 months after finishing, and of a single subject'],
  ])
})

it('takes a website only where it is given with https', () => {
  const { websites, reasons } = read({
    establishments: aTable('fr-establishments', [
      { id: 'university-of-tours', website: 'https://www.univ-tours.fr/' },
      { id: 'university-of-new-caledonia', website: 'http://unc.nc/' },
    ]),
  })
  expect(websites?.universities).toEqual({
    'university-of-tours': { website: 'https://www.univ-tours.fr/' },
  })
  expect(reasons).toEqual([[3, 'website without https, left out']])
})
