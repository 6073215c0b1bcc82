import type { Fact, Tuition } from '../facts/fact'
import { OwnFeeSchema } from '../facts/rule-exceptions'
import { storedAt, storedFee } from './stored'

test('a plain value is found by the keys that lead to it, and nothing else is', () => {
  const record = { size: 40, place: { town: 'Leeds', parts: ['a'], text: 'x'.repeat(701) } }
  const find = (keys: string[], shown: unknown) => storedAt(record, ['leeds'], keys, shown)
  expect(find(['place', 'town'], 'Leeds')).toEqual([{ path: ['leeds', 'place', 'town'], from: 'Leeds' }])
  expect(find(['size'], 41)).toBeNull()
  expect(find(['none', 'size'], undefined)).toBeNull()
  expect(find(['place', 'parts'], record.place.parts)).toEqual([
    { path: ['leeds', 'place', 'parts'], from: ['a'] },
  ])
  expect(find(['place'], record.place)).toBeNull()
  // The form takes no such text.
  expect(find(['place', 'text'], record.place.text)).toBeNull()
})

test('a day of every year stays one, with its note', () => {
  const record = { closes: { month: 1, day: null, note: 'for law' } }
  const [place] = storedAt(record, ['leeds'], ['closes'], record.closes) ?? []
  expect(place?.from).toEqual({ month: 1, note: 'for law' })
  expect(place?.write?.('2027-02-03')).toEqual({ month: 2, day: 3, note: 'for law' })
  expect(place?.write?.('soon')).toBeNull()
})

const SOURCE = { title: 'Fees', publisher: 'Example', url: 'https://example.org/fees' }
const aFee = (change: object = {}) =>
  OwnFeeSchema.parse({
    ...{ university: 'example', validFor: '2026/27', source: SOURCE, level: 'doctorate', status: 'all' },
    ...{ min: 900, max: 900, currency: 'EUR', period: 'year' },
    ...change,
  })
const FACT: Pick<Fact<Tuition>, 'value' | 'year' | 'source'> = {
  value: {
    level: 'doctorate',
    status: 'all',
    min: 900,
    max: null,
    currency: 'EUR',
    period: 'year',
    condition: null,
    isFloor: false,
    dollars: 1_000,
  },
  year: '2026/27',
  source: SOURCE,
}
const pathsOf = (...rules: object[]) =>
  storedFee(
    FACT,
    rules.map((rule, at) => ({ file: 'national/own-fees', path: [at], rule: aFee(rule) })),
  )?.kept.values.map(({ path }) => path.join(' '))

test('a fee is found where one row alone says it, of its level', () => {
  expect(pathsOf({ level: 'master' }, {})).toEqual(['1 min', '1 max'])
  expect(pathsOf({}, {})).toBeUndefined()
  expect(pathsOf({ level: 'all' })).toBeUndefined()
  expect(pathsOf({ validFor: '2025/26' }, { min: 800 }, { condition: 'Law' })).toBeUndefined()
  // A range is for a person to change.
  expect(pathsOf({ max: 1_000 })).toBeUndefined()
})
