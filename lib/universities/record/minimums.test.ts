import type { Country } from '../../places/schema'
import { checkMinimums, countTowardsMinimums } from './minimums'
import { UniversityRecordSchema } from './schema'

const COUNTRIES = new Map<string, Country>([
  ['ke', { code: 'ke', name: 'Kenya', region: 'africa', currency: 'KES', aliases: [] }],
])

const record = (countryCode: string, rank: number | null, depth = 'full') =>
  UniversityRecordSchema.parse({
    id: `a-${countryCode}`,
    depth,
    name: 'A',
    countryCode,
    worldRanking: rank && { rank, label: `${rank}`, publisher: 'QS', year: 2026 },
    sources: [{ source: 'register', checkedOn: '2026-05-01', fields: ['name'] }],
  })

const countOf = (what: string, ...records: ReturnType<typeof record>[]) =>
  countTowardsMinimums(records, COUNTRIES).find((row) => row.what === what)?.count

test('only full records count', () => {
  expect(countOf('in Africa', record('ke', null), record('ke', null, 'basic'))).toBe(1)
})

test('places and ranks are told apart', () => {
  const records = [record('gb', 200), record('gb', 201), record('nl', null), record('se', null)]
  expect(countOf('among the 200 best ranked', ...records)).toBe(1)
  expect(countOf('in the United Kingdom', ...records)).toBe(2)
  expect(countOf('in the Netherlands and the Nordic countries', ...records)).toBe(2)
})

test('what is missing is named', () => {
  expect(checkMinimums([], new Map()).map(({ message }) => message)).toContain(
    'in Africa are 0, and at least 60 are wanted',
  )
})
