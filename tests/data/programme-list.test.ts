import { QUESTIONS } from '@/lib/coverage/answers'
import { addCounts, overAll, shareOf } from '@/lib/coverage/counts'
import { countOffering, getStudentCoverage } from '@/lib/coverage/queries'
import { OFFERING, RECENT_TARGET, TARGETS } from '@/lib/coverage/targets'
import { brotliCompressSync, constants } from 'node:zlib'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getExchangeRates } from '@/lib/money/queries'
import { PROGRAMMES } from '@/lib/programmes/list'
import { PROGRAMME_COLUMNS, ruledSubjectOf, type ProgrammeListRow } from '@/lib/programmes/row'
import { getListRows, getShard } from '@/lib/programmes/search/queries'
import { decodeShards, shardName, type Shard } from '@/lib/programmes/shards'
import {
  getProgrammeCountries,
  getHeadOfAll,
  getSubjectGroups,
  resolveSearch,
} from '@/lib/programmes/start/queries'
import { isMedical } from '@/lib/subjects/medical'
import { getSubjects } from '@/lib/subjects/queries'
import { feeAt } from '@/lib/universities/answers/fee'
import { getRows, getUniversity } from '@/lib/universities/queries'

const KIB = 1024
const MOST_A_SHARD = 15 * KIB
/** A quality of brotli, of 0 to 11. */
const QUICK = 6
const MOST_IN_ALL = 2 * KIB * KIB

/** The texts of all shards by their names. Each is made once: making them takes longer than reading them. */
const files = new Map<string, string>()
for (const { slug } of getSubjects())
  for (const { value: level } of LEVELS) {
    const first = shardName(slug, level)
    const own = getShard(first)
    files.set(first, JSON.stringify(own))
    for (const part of own?.parts ?? []) files.set(part, JSON.stringify(getShard(part)))
  }
const read = (name: string) => JSON.parse(files.get(name) ?? 'null') as Shard

/** The shards that a browser reads for a subject at a level. */
function shardsOf(name: string): Shard[] {
  const whole = (first: Shard) => [first, ...first.parts.map(read)]
  const own = read(name)
  return [...whole(own), ...own.branches.flatMap((branch) => whole(read(branch)))]
}

// Everything is compared for each subject and level.
jest.setTimeout(180_000)

const sizeAt = (quality: number, text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The size in brotli. The best compression is asked only where a quick one is above the bound: it takes ten times as long. */
function sizeOf(text: string): number {
  const quick = sizeAt(QUICK, text)
  return quick <= MOST_A_SHARD ? quick : sizeAt(constants.BROTLI_MAX_QUALITY, text)
}

it('keeps each shard below 15 KiB in brotli, and all of them below 2 MiB', () => {
  const sizes = [...files].map(([name, text]) => ({ name, size: sizeOf(text) }))
  expect(sizes.filter(({ size }) => size > MOST_A_SHARD)).toEqual([])
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_IN_ALL)
})

/** Everything that filters, sorts and cards read of a row, beside its university and its dataset. */
const READ_KEYS = [
  ...(['level', 'subject', 'isMay', 'hasOwnFee', 'yearly', 'dollars', 'awards', 'text'] as const),
  ...(Object.keys(PROGRAMME_COLUMNS) as (keyof typeof PROGRAMME_COLUMNS)[]),
]
const factsOf = (row: ProgrammeListRow | undefined) =>
  row && [row.university.id, row.dataset.title, ...READ_KEYS.map((key) => row[key])]

/** Whether two rows have the same facts. Nothing is copied for it: there are hundreds of thousands. */
const isSame = (one: ProgrammeListRow, other: ProgrammeListRow) =>
  one.university.id === other.university.id &&
  one.dataset.title === other.dataset.title &&
  READ_KEYS.every((key) => one[key] === other[key])

/** The subjects are shared out among the levels: nothing about one is read by other code. */
it.each(LEVELS.map(({ value }, at) => [value, at] as const))(
  'answers alike on the server and from the shards of a browser, for every sixth subject at the level %s',
  (level, share) => {
    const wrong = getSubjects().flatMap(({ slug }, at) => {
      if (at % (2 * LEVELS.length) !== share) return []
      const search = { ...PROGRAMMES.untouched, subject: slug, level }
      const decoded = [...decodeShards(shardsOf(`${slug}.${level}`), getRows(), getExchangeRates().rates)]
      const [own = [], sent = []] = [getListRows(search), decoded].map((rows) =>
        PROGRAMMES.filter(rows, { search }),
      )
      const differs = own.findIndex((row, at) => !sent[at] || !isSame(row, sent[at]))
      return own.length === sent.length && differs === -1
        ? []
        : [
            {
              slug,
              sizes: [own.length, sent.length],
              own: factsOf(own[differs]),
              sent: factsOf(sent[differs]),
            },
          ]
    })
    expect(wrong).toEqual([])
  },
)

it('tells no name of a file that is none', () => {
  for (const name of ['nursing', 'nursing.all', 'nursing.bachelor.99', 'no-such.bachelor', '../secret', ''])
    expect(getShard(name)).toBeUndefined()
})

it('finds a master’s in computer science at many universities of countries whose registers list it', () => {
  const search = { ...PROGRAMMES.untouched, subject: 'computer-science', level: 'master' } as const
  const stated = PROGRAMMES.filter(getListRows(search), { search }).filter(
    ({ isMay, dataset }) => !isMay && dataset.grain === 'course',
  )
  const countIn = (country: string) =>
    new Set(stated.flatMap(({ university: { id, countryCode } }) => (countryCode === country ? id : []))).size
  const floors = { nl: 10, it: 40, fi: 5, dk: 7, no: 5 }
  const counts = Object.keys(floors).map((country) => [country, countIn(country)] as const)
  expect(counts.filter(([country, count]) => count < floors[country as keyof typeof floors])).toEqual([])
})

it('finds a master’s in computer science by general knowledge where no register lists it, after all titles', () => {
  const search = { ...PROGRAMMES.untouched, subject: 'computer-science', level: 'master' } as const
  const rows = PROGRAMMES.filter(getListRows(search), { search })
  const first = rows.findIndex(({ dataset }) => dataset.kind)
  expect(rows.slice(first).filter(({ dataset }) => !dataset.kind)).toEqual([])
  const floors = { de: 25, gb: 25, ca: 12, se: 8, ie: 5, ch: 5 }
  const countIn = (country: string) =>
    new Set(rows.flatMap(({ university: { id, countryCode } }) => (countryCode === country ? id : []))).size
  const counts = Object.keys(floors).map((country) => [country, countIn(country)] as const)
  expect(counts.filter(([country, count]) => count < floors[country as keyof typeof floors])).toEqual([])
})

it('finds subjects at 1,500 universities of 50 countries', () => {
  const countries = Object.values(getProgrammeCountries()).flat()
  expect(new Set(countries.map(([code]) => code)).size).toBeGreaterThanOrEqual(50)
  const [, universities = ''] = /of ([\d,]+) universities/.exec(getHeadOfAll().description) ?? []
  expect(Number(universities.replace(',', ''))).toBeGreaterThanOrEqual(1500)
})

it('counts the universities of a subject in the chosen countries alone', () => {
  const count = (codes: string[]) =>
    getSubjectGroups('bachelor', codes)
      .flatMap(({ subjects }) => subjects)
      .find(([name]) => name === 'Nursing')?.[1] ?? 0
  expect(count(['us'])).toBeGreaterThan(100)
  expect(count([])).toBeGreaterThan(count(['us']))
  expect(count(['us', 'au'])).toBe(count(['us']) + count(['au']))
})

it('counts the universities that only general knowledge names apart', () => {
  const law = getSubjectGroups('master', ['de'])
    .flatMap(({ subjects }) => subjects)
    .find(([name]) => name === 'Law')
  expect(law?.[1]).toBeLessThan(5)
  expect(law?.[2]).toBeGreaterThan(10)
})

it.each([
  ['?subject=mph', '?subject=public-health'],
  ['?subject=Public+Health', '?subject=public-health'],
  ['?subject=no-such-thing', '?search=no+such+thing'],
  ['?subject=no-such-thing&search=law', '?subject=law&search=law'],
  ['?subject=law&feeMax=5&currency=QQQ', '?subject=law'],
  ['?subject=law&totalMax=5&currency=QQQ', '?subject=law'],
  ['?subject=law&feeMax=5&currency=NGN', '?subject=law&feeMax=5&currency=NGN'],
])('takes %s for %s', (asked, meant) => {
  expect(PROGRAMMES.query(resolveSearch(PROGRAMMES.parse(asked)))).toBe(meant)
})

it('answers the questions of typical students by sources or by what two people knew', () => {
  const counted = addCounts(getStudentCoverage().map(({ counts }) => counts))
  for (const { value } of QUESTIONS)
    expect([value, shareOf(counted[value], ['recent', 'older', 'twice']) >= TARGETS[value]]).toEqual([
      value,
      true,
    ])
  expect(shareOf(overAll(counted), ['recent'])).toBeGreaterThanOrEqual(RECENT_TARGET)
})

it.each(Object.entries(OFFERING))(
  'in %s at least %i universities name a master’s in computer science',
  (code, least) => {
    expect(countOffering('computer-science', 'master').get(code)).toBeGreaterThanOrEqual(least)
  },
)

it('gives no programme of medicine, dentistry or veterinary medicine the fee of other subjects', () => {
  const strays = LEVELS.flatMap(({ value: level }) =>
    ['medicine', 'dentistry', 'veterinary-medicine'].flatMap((subject) =>
      getListRows({ subject, level }).filter((row) => {
        const { facts } = getUniversity(row.university.id) ?? {}
        const fee = facts && feeAt(facts.fees, level, 'international')
        const isOther = fee && fee.kind !== 'law' && !facts.isMedical
        return isOther && !row.hasOwnFee && isMedical(ruledSubjectOf(row)) && row.dollars !== null
      }),
    ),
  )
  expect(strays.map(({ title, university }) => `${title}, ${university.name}`)).toEqual([])
})
