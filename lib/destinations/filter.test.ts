import { aDestinationRow as row } from '@/tests/fixtures/a-destination-row'
import { filterDestinations, languageOptions, NO_WISH, type DestinationWish } from './filter'

const ROWS = [
  row('Germany', { region: 'europe', languages: 'German', tuition: 0, hasWorkAfter: true }),
  row('Belgium', { region: 'europe', languages: 'Dutch, French and German', tuition: 3000 }),
  row('China', { region: 'asia', languages: 'Mandarin', tuition: 4000, hasWorkAfter: false }),
  row('Laos', { region: 'asia', languages: 'Lao', hasWorkAfter: true }),
]
const found = (wish: Partial<DestinationWish>) => {
  const { fitting, unknown } = filterDestinations(ROWS, { ...NO_WISH, ...wish })
  return [fitting, unknown].map((rows) => rows.map(({ name }) => name))
}

test.each([
  ['nothing asked', {}, ['Germany', 'Belgium', 'China', 'Laos'], []],
  ['a region', { region: 'asia' }, ['China', 'Laos'], []],
  ['a language among several', { language: 'German' }, ['Germany', 'Belgium'], []],
  ['a bound, and who reports no fee apart', { mostTuition: 3000 }, ['Germany', 'Belgium'], ['Laos']],
  ['work after study', { hasWorkAfter: true }, ['Germany', 'Laos'], ['Belgium']],
  ['one wish that fails decides', { region: 'europe', mostTuition: 3000 }, ['Germany', 'Belgium'], []],
] as const)('%s', (_, wish, fitting, unknown) => {
  expect(found(wish)).toEqual([fitting, unknown])
})

test('the languages of most destinations come first', () => {
  expect(languageOptions(ROWS)).toEqual(['German', 'Dutch', 'French', 'Lao', 'Mandarin'])
})
