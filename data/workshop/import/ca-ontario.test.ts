import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { caOntario } from './ca-ontario'

it('states from which tuition on, of the one year, and employment at both dates', () => {
  const table = aTable('ca-ontario-facts', [
    {
      id: 'brock-university',
      academic_year: '2022-23',
      tuition_international_cad: '31622',
      employed_2_years_after_graduation_pct_2021_survey: '97.0',
      employed_6_months_after_graduation_pct_2021_survey: '92.0',
    },
    { id: 'university-of-ottawa', academic_year: '2023-24' },
    { id: 'university-of-toronto', academic_year: '2023-24', tuition_international_cad: '60000' },
  ])
  const ids = new Set(['brock-university', 'university-of-ottawa', 'university-of-toronto'])
  const { register, rejects } = caOntario.read([table], ids)
  const [fees, outcomes] = RegisterSchema.parse(register).editions
  expect(fees?.universities).toMatchObject({
    'brock-university': {
      fees: [{ level: 'bachelor', status: 'international', min: 31622, max: null, isFloor: true }],
    },
  })
  expect(Object.keys(fees?.universities ?? {})).toHaveLength(1)
  expect(outcomes?.universities['brock-university']?.outcomes).toMatchObject([
    { measure: 'employed', value: 97 },
    { measure: 'employed', value: 92, whose: 'graduates asked in 2021, six months after finishing' },
  ])
  expect(outcomes?.whose.employed).toBe('graduates asked in 2021, two years after finishing')
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'no tuition'],
    [4, 'tuition of another year'],
  ])
})
