import { RegisterSchema } from '@/lib/facts/register'
import { parseTable } from './dataset'
import { eche } from './eche'

const table = parseTable(
  'eche',
  [
    'id\terasmus_code\twebsite\tvalid_to',
    'aalto-university\tSF ESPOO12\thttp://www.aalto.fi\t2029-12-31',
    'university-of-vienna\tA WIEN01\thttps://www.univie.ac.at\t2029-12-31',
    'closed-university\tXX CLOSED01\t\t2029-12-31',
  ].join('\n'),
)

it('states the charter’s code and end, and a website only where it is given with https', () => {
  const { register, rejects } = eche.read([table], new Set(['aalto-university', 'university-of-vienna']))
  expect(RegisterSchema.parse(register).editions[0]?.universities).toEqual({
    'aalto-university': { erasmus: { code: 'SF ESPOO12', validTo: '2029-12-31' } },
    'university-of-vienna': {
      erasmus: { code: 'A WIEN01', validTo: '2029-12-31' },
      website: 'https://www.univie.ac.at',
    },
  })
  expect(rejects).toEqual([
    { row: 2, id: 'aalto-university', reason: 'website without https, left out' },
    { row: 4, id: 'closed-university', reason: 'the catalogue has no such university' },
  ])
})
