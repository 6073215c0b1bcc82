import fs from 'node:fs'
import path from 'node:path'
import { PatchSchema, type Change } from '../lib/corrections/patch'
import { applyPatch } from './apply-patch'

const read = (file: string) => {
  const name = path.join(process.cwd(), 'data', `${file}.json`)
  return fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : null
}

const aChange = (change: Partial<Change>): Change => ({
  file: 'scholarships/government',
  path: ['australia-awards', 'opensMonth'],
  from: 2,
  to: 3,
  why: 'The page has another month.',
  page: 'https://www.example.org/awards',
  words: 'Applications open in March.',
  readOn: '2026-11-26',
  ...change,
})
/** A record of a file, by its id or its place. */
function held(file: string, key: string | number): Record<string, Change['from']> {
  const records: Record<string, Change['from']>[] = JSON.parse(read(file) ?? '[]')
  const record = typeof key === 'number' ? records[key] : records.find(({ id }) => id === key)
  if (!record) throw new Error(`${file} has no ${key}`)
  return record
}
const linesOf = (text: string | null | undefined) => text?.split('\n') ?? []

test('one value changes, and every other letter of the file stays', () => {
  const { files, done, refused } = applyPatch([aChange({})], read)
  expect(refused).toEqual([])
  expect(done).toHaveLength(1)
  const before = linesOf(read('scholarships/government'))
  const after = linesOf(files.get('scholarships/government'))
  expect(after.filter((line, at) => line !== before[at])).toEqual(['  "opensMonth": 3,'])
  expect(after).toHaveLength(before.length)
})

test('values that are put in, or taken out, of each kind of file give the same file after the way back', () => {
  const there = [
    aChange({ path: ['australia-awards', 'opensNote'], from: null, to: 'In spring' }),
    aChange({ path: ['australia-awards', 'deadlines', 0, 'year'], from: null, to: 2027 }),
    aChange({
      path: ['australia-awards', 'deadlines', 1],
      from: null,
      to: { month: 5, day: 1, note: 'Fiji' },
    }),
    aChange({
      file: 'universities/ad',
      path: ['universitat-carlemany', 'establishedYear'],
      from: 2020,
      to: null,
    }),
    aChange({
      file: 'national/routes',
      path: ['gb-ucas', 'note'],
      from: held('national/routes', 'gb-ucas').note,
      to: null,
    }),
    aChange({
      file: 'national/fee-rules',
      path: [0, 'max'],
      from: held('national/fee-rules', 0).max,
      to: 1_000_000,
    }),
  ]
  const first = applyPatch(there, read)
  expect(first.refused).toEqual([])
  const back = there.toReversed().map((change) => ({ ...change, from: change.to, to: change.from }))
  const second = applyPatch(back, (file) => first.files.get(file) ?? read(file))
  expect(second.refused).toEqual([])
  for (const [file, text] of second.files) expect(JSON.parse(text)).toEqual(JSON.parse(read(file) ?? ''))
})

test.each<[string, Partial<Change>, RegExp]>([
  ['another present value', { from: 4 }, /has 2 there now/],
  ['a record that is not there', { path: ['no-such-award', 'opensMonth'] }, /no such record/],
  ['a month that no calendar has', { to: 13 }, /13|12/],
  ['a field that the schema does not know', { path: ['australia-awards', 'colour'], from: null }, /colour/],
  ['a file without a schema', { file: 'marketing' }, /can’t change this file/],
  ['no change', { to: 2 }, /same/],
])('%s is refused, and the file stays', (_what, change, reason) => {
  const { files, done, refused } = applyPatch([aChange(change)], read)
  expect(done).toEqual([])
  expect(files.size).toBe(0)
  expect(refused[0]?.reason).toMatch(reason)
})

test('a patch names no file outside data, and no page without an address', () => {
  const isPatch = (change: Partial<Change>) => PatchSchema.safeParse({ changes: [aChange(change)] }).success
  expect(isPatch({})).toBe(true)
  expect(isPatch({ file: '../package' })).toBe(false)
  expect(isPatch({ page: 'javascript:alert(1)' })).toBe(false)
})
