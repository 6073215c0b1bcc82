import { BROAD_FIELDS, type BroadField } from '../subjects/subject'
import type { OfficialFee } from './country-cost'
import { lowestByField } from './fees-by-field'

const fee = (id: string) => ({ id, name: id }) as OfficialFee

test('each field names the two lowest fees of those that teach it, and none where nobody is known to', () => {
  const taught: Record<string, BroadField['code'][]> = {
    art: ['02'],
    low: ['06'],
    all: ['06', '09'],
    dear: ['06', '09'],
  }
  const found = lowestByField(Object.keys(taught).map(fee), BROAD_FIELDS, (id) => new Set(taught[id]))
  expect(found.map(({ label, fees }) => [label, ...fees.map(({ id }) => id)])).toEqual([
    ['Arts and humanities', 'art'],
    ['Computing and information technology', 'low', 'all'],
    ['Health and welfare', 'all', 'dear'],
  ])
})
