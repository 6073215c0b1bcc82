import fs from 'node:fs'
import path from 'node:path'
import { PatchSchema, type Change } from '../lib/corrections/patch'
import { applyPatch as applyOn, describeChange } from './apply-patch'

const applyPatch = (changes: readonly Change[], readFile: typeof read) =>
  applyOn(changes, readFile, '2026-11-26')

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
const { sources } = held('scholarships/government', 'australia-awards')
const SOURCE = (sources as Record<string, string>[])[0] ?? {}
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

test('a day that changes is one line of its file', () => {
  const file = 'scholarships/government'
  const records: { id: string; deadlines?: { day?: number }[] }[] = JSON.parse(read(file) ?? '[]')
  const record = records.find(({ deadlines }) => deadlines?.[0]?.day)
  const from = record?.deadlines?.[0] ?? {}
  const to = { ...from, day: from.day === 5 ? 6 : 5 }
  const { files, refused } = applyPatch(
    [aChange({ path: [record?.id ?? '', 'deadlines', 0], from, to })],
    read,
  )
  expect(refused).toEqual([])
  const [before, after] = [linesOf(read(file)), linesOf(files.get(file))]
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, at) => line !== before[at])).toHaveLength(1)
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
  [
    'another id',
    { path: ['australia-awards', 'id'], from: 'australia-awards', to: 'abai-verne' },
    /id never changes/,
  ],
  [
    'a record taken out',
    { path: ['australia-awards'], from: held('scholarships/government', 'australia-awards'), to: null },
    /by hand/,
  ],
  [
    'all programmes of a university taken out',
    { file: 'programmes/stated-programmes', path: ['universities', 'loughborough-university'], to: null },
    /by hand/,
  ],
  [
    'a day of reading that is yet to come',
    { path: ['australia-awards', 'sources', 0, 'checkedOn'], from: SOURCE.checkedOn, to: '2026-11-27' },
    /checkedOn is 2026-11-27, which is yet to come/,
  ],
  [
    'such a day within a value',
    { path: ['australia-awards', 'sources', 0], from: SOURCE, to: { ...SOURCE, checkedOn: '2030-01-01' } },
    /yet to come/,
  ],
  ['a page that is read only later', { readOn: '2030-01-01' }, /yet to come/],
  [
    'a value that writes to a terminal',
    { path: ['australia-awards', 'opensNote'], from: null, to: 'In\u001b[1A\u001b[2K spring' },
    /nobody sees/,
  ],
])('%s is refused, and the file stays', (_what, change, reason) => {
  const { files, done, refused } = applyPatch([aChange(change)], read)
  expect(done).toEqual([])
  expect(files.size).toBe(0)
  expect(refused[0]?.reason).toMatch(reason)
})

/** A fee of one sum, which its file has as both ends of a range. */
const FEE = (() => {
  const rules: { id: string; min?: number; max?: number }[] = JSON.parse(read('national/fee-rules') ?? '[]')
  const rule = rules.find(({ min, max }) => min && min === max)
  return { id: rule?.id ?? '', sum: rule?.min ?? 0 }
})()
const ofFee = (key: string, to: number, from: Change['from'] = FEE.sum) =>
  aChange({ file: 'national/fee-rules', path: [FEE.id, key], from, to })

test('the changes of one record are checked together: both ends of a range rise and fall in any order', () => {
  for (const to of [FEE.sum + 100, FEE.sum - 100]) {
    for (const keys of [
      ['min', 'max'],
      ['max', 'min'],
    ]) {
      const { done, refused } = applyPatch(
        keys.map((key) => ofFee(key, to)),
        read,
      )
      expect(refused).toEqual([])
      expect(done).toHaveLength(2)
    }
  }
})

test('where one change of a record is refused, so are its others, and those of other records are done', () => {
  const other = aChange({})
  const stale = applyPatch([ofFee('min', FEE.sum - 1), other, ofFee('max', FEE.sum + 1, 1)], read)
  expect(stale.done).toEqual([other])
  expect([...stale.files.keys()]).toEqual(['scholarships/government'])
  expect(stale.refused.map(({ reason }) => reason)).toEqual([
    'Another change of the same record was refused.',
    `The file has ${FEE.sum} there now.`,
  ])
  const upsideDown = applyPatch([ofFee('max', FEE.sum - 2), ofFee('min', FEE.sum - 1)], read)
  expect(upsideDown.files.size).toBe(0)
  expect(upsideDown.refused).toHaveLength(2)
  expect(upsideDown.refused[0]?.reason).toMatch(/max must not be below min/)
})

test('a change is said in its own lines, and its texts move nothing in a terminal', () => {
  const said = describeChange(
    aChange({
      why: 'Fine.\u001b[1A\u001b[2K',
      words: 'So\u009b2K it is\n5 of 5 changes applied.',
      path: ['a\u001b', 0],
    }),
  )
  expect(said).not.toMatch(/[\u001b\u009b]/)
  expect(said.split('\n')).toHaveLength(4)
})

test('a patch names no file outside data, and no page without an address', () => {
  const isPatch = (change: Partial<Change>) => PatchSchema.safeParse({ changes: [aChange(change)] }).success
  expect(isPatch({})).toBe(true)
  expect(isPatch({ file: '../package' })).toBe(false)
  expect(isPatch({ page: 'javascript:alert(1)' })).toBe(false)
})
