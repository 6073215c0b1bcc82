import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { br } from './br'

it('states undergraduates, and names the areas of graduate programmes in English, parts of one together', () => {
  const facts = aTable('br-facts', [
    { id: 'university-of-sao-paulo', undergraduates_2024: '62173', igc_band_1_to_5_2023: '' },
    {
      id: 'federal-university-of-sao-francisco-valley',
      undergraduates_2024: '',
      igc_band_1_to_5_2023: '4',
    },
  ])
  const areas = aTable('br-graduate-areas', [
    { id: 'university-of-sao-paulo', capes_area_pt: 'Química', programmes_2024: '6' },
    { id: 'university-of-sao-paulo', capes_area_pt: 'Medicina i', programmes_2024: '9' },
    { id: 'university-of-sao-paulo', capes_area_pt: 'Medicina ii', programmes_2024: '8' },
    { id: 'university-of-sao-paulo', capes_area_pt: 'Nova área', programmes_2024: '1' },
  ])
  const ids = new Set(['university-of-sao-paulo', 'federal-university-of-sao-francisco-valley'])
  const { register, rejects } = br.read([facts, areas], ids)
  const [students, index, graduate] = RegisterSchema.parse(register).editions
  expect(students?.universities).toEqual({
    'university-of-sao-paulo': { students: { count: 62173, definition: 'undergraduates' } },
  })
  // São Paulo takes no part in the index.
  expect(index?.universities).toEqual({ 'federal-university-of-sao-francisco-valley': { courseIndex: 4 } })
  expect(graduate?.universities['university-of-sao-paulo']?.subjects).toEqual([
    { subject: 'Medicine', level: 'graduate', count: 17 },
    { subject: 'Chemistry', level: 'graduate', count: 6 },
  ])
  expect(rejects.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'no number of students'],
    [5, 'an area without an English name'],
  ])
})
