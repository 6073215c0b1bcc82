import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { cl } from './cl'

const facts = aTable('cl-facts', [
  { id: 'university-of-chile', undergraduates_2024: '28056' },
  { id: 'university-of-the-andes-chile', undergraduates_2024: '6858' },
])
const ids = new Set(['university-of-chile', 'university-of-the-andes-chile'])

function read(rows: Record<string, string>[]) {
  const columns = { level: 'bachelor', area: 'Law', tuition_year_2025: '', tuition_currency: 'CLP' }
  const programs = aTable(
    'cl-programs',
    rows.map((row) => ({ id: 'university-of-chile', ...columns, ...row })),
  )
  const { register, rejects } = cl.read([facts, programs], ids)
  const [students, fees, areas] = RegisterSchema.parse(register).editions
  return { students, fees, areas, rejects }
}

it('states undergraduates with the year they were counted in', () => {
  const { students } = read([])
  expect(students?.year).toBe('2024')
  expect(students?.universities['university-of-chile']?.students).toEqual({
    count: 28056,
    definition: 'undergraduates',
  })
})

it('gives the fees from the tenth to the ninetieth percentile, each a published one', () => {
  const published = [100, 3000, 3100, 3200, 3300, 3400, 3500, 3600, 3700, 9000, 9900]
  const { fees } = read(published.map((fee) => ({ tuition_year_2025: `${fee}` })))
  expect(fees?.universities['university-of-chile']?.fees).toMatchObject([
    { level: 'bachelor', status: 'all', min: 3000, max: 9000, currency: 'CLP' },
  ])
})

it('gives one sum where all programmes cost the same', () => {
  const { fees } = read([{ tuition_year_2025: '3000' }, { tuition_year_2025: '3000' }])
  expect(fees?.universities['university-of-chile']?.fees).toMatchObject([{ min: 3000, max: null }])
})

it('leaves out fees in Unidades de Fomento and technical programmes, and counts areas of the rest', () => {
  const { fees, areas, rejects } = read([
    { id: 'university-of-the-andes-chile', tuition_year_2025: '180', tuition_currency: 'CLF' },
    { level: 'technical', tuition_year_2025: '3000' },
    { tuition_currency: '' },
  ])
  expect(fees?.universities).toEqual({})
  expect(areas?.universities).toEqual({
    'university-of-chile': { subjects: [{ subject: 'Law', level: 'bachelor', count: 1 }] },
    'university-of-the-andes-chile': { subjects: [{ subject: 'Law', level: 'bachelor', count: 1 }] },
  })
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'tuition in Unidades de Fomento, whose value the table does not give'],
    [3, 'a technical programme, below a bachelor’s degree'],
    [4, 'no tuition'],
  ])
})
