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
  const records = [record('gb', 60), record('gb', 61), record('pe', null), record('vn', null)]
  expect(countOf('among the 60 best ranked', ...records)).toBe(1)
  expect(countOf('in the United Kingdom', ...records)).toBe(2)
  expect(countOf('in South and South-East Asia', ...records)).toBe(1)
  expect(countOf('in the United States, Canada, Mexico, Brazil, Argentina, Chile and Peru', ...records)).toBe(
    1,
  )
})

test('what is missing is named', () => {
  expect(checkMinimums([], new Map()).map(({ message }) => message)).toContain(
    'in Oceania are 0, and at least 8 are wanted',
  )
})
