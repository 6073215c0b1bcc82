import { aFact } from '@/tests/fixtures/facts'
import { priceLevelPeer } from './price-peer'

const at = (level: number, year = '2023') => aFact(level, { year })
const familiar = { us: at(100), es: at(75), pt: at(70), eg: at(17, '2021'), it: null }

it.each([
  ['the nearest', 'gr', at(73), 'es'],
  ['never itself', 'pt', at(70), 'es'],
  ['none that is far', 'xx', at(50), null],
  ['none of another year', 'sd', at(17), null],
])('%s', (_what, code, level, peer) => {
  expect(priceLevelPeer(code, level, familiar)).toBe(peer)
})
