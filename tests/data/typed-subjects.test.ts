import { brotliCompressSync } from 'node:zlib'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { PROGRAMMES } from '@/lib/programmes/list'
import { getListRows } from '@/lib/programmes/search/queries'
import { getTaughtFile, testTaught } from '@/lib/programmes/taught/queries'
import { readTaught } from '@/lib/programmes/taught/taught-letters'
import { getSubjects } from '@/lib/subjects/queries'
import { levelOf } from '@/lib/universities/level'
import { WORLD } from '@/lib/universities/list'
import { getRows, getVocabulary } from '@/lib/universities/queries'
import { meanWorld } from '@/lib/universities/text-meaning'
import { typedSubjects } from '@/lib/universities/typed-subjects'

const rows = getRows()
const given = { vocabulary: getVocabulary(), rows, testTaught }

/** The countries that most students from abroad go to. */
const COUNTRIES = 'us gb ca au de fr it nl es ie se ch jp kr cn in tr my ae nz'.split(' ')

/** The search that a text means, with the ids of its results and of those that may match. */
function find(text: string, level: Level = 'bachelor') {
  const meant = meanWorld({ ...WORLD.untouched, level, search: text }, given)
  const { found, unknown } = WORLD.split(rows, meant)
  const idsOf = (all: typeof found) => new Set(all.map(({ id }) => id))
  return { search: meant.search, found: idsOf(found), notKnown: idsOf(unknown) }
}

/** The universities whose programmes surely are of a subject and level, by the list of programmes. */
function certain(subject: string, level: Level, countries: readonly string[]) {
  const search = { ...PROGRAMMES.untouched, subject, level }
  const programmes = PROGRAMMES.filter(getListRows(search), { search }).filter(({ isMay }) => !isMay)
  return new Set(
    programmes.flatMap(({ university: { id, countryCode } }) => (countries.includes(countryCode) ? id : [])),
  )
}

jest.setTimeout(120_000)

it.each(LEVELS.map(({ value }, turn) => [value, turn] as const))(
  'finds each university whose programmes surely have the typed subject at the level %s',
  (asked, turn) => {
    // Every subject is asked for, each at one of the levels.
    const subjects = getSubjects().filter((_, at) => at % LEVELS.length === turn)
    const missing = subjects.flatMap(({ name }) => {
      const { search, found } = find(name, asked)
      // A name may say the level as well: "Management and MBA".
      const every = typedSubjects(search).map((anyOf) =>
        anyOf.map((one) => certain(one, levelOf(search), COUNTRIES)),
      )
      const [[first = new Set<string>()] = []] = every
      const wanted = [...first].filter((id) => every.every((anyOf) => anyOf.some((one) => one.has(id))))
      return wanted.filter((id) => !found.has(id)).map((id) => `${name}: ${id}`)
    })
    expect(missing).toEqual([])
  },
)

it('reads the name of each subject as a subject', () => {
  const unread = getSubjects().filter(
    ({ name }) => typedSubjects(meanWorld(WORLD.parse({ search: name }), given).search).length === 0,
  )
  expect(unread.map(({ name }) => name)).toEqual([])
})

it.each([
  ['bachelor nursing uk', 'cardiff-university', 'university-of-glasgow', 'university-of-edinburgh'],
  ['cardiff nursing', 'cardiff-university'],
  ['glasgow computer science', 'university-of-strathclyde'],
  ['licenciatura en enfermería en Chile', 'university-of-chile'],
])('finds for "%s" who teaches it', (typed, ...wanted) => {
  const { found } = find(typed)
  expect(wanted.filter((id) => !found.has(id))).toEqual([])
})

it.each([
  'turkey mba',
  'gulf countries mba',
  'dentaire roumanie',
  'soins infirmiers suisse',
  'wirtschaftsinformatik bachelor',
])('finds universities for "%s", whose programmes the other list has', (typed) =>
  expect(find(typed).found.size).toBeGreaterThan(0),
)

it('leaves open what no list of all that is taught tells', () => {
  const { found, notKnown } = find('cardiff nursing masters')
  expect([found.size, notKnown.has('cardiff-university')]).toEqual([0, true])
  const all = find('nursing')
  const unlisted = rows.filter((row) => testTaught('nursing', 'bachelor')(row) === null)
  expect(unlisted.length).toBeGreaterThan(1000)
  expect(unlisted.filter(({ id }) => !all.found.has(id) && !all.notKnown.has(id))).toEqual([])
})

it('rules out a university whose register lists all that it teaches, and lacks the subject', () => {
  const { found, notKnown } = find('bachelor nursing uk')
  for (const id of ['university-of-oxford', 'london-school-of-economics-and-political-science'])
    expect([id, found.has(id), notKnown.has(id)]).toEqual([id, false, false])
})

const KIB = 1024
/** Making and packing the file of each subject takes long. */
const SOME = getSubjects().filter((_, at) => at % 6 === 0)

it('costs a browser at most 2 KiB for a typed subject, with the answers of the server', () => {
  for (const { slug } of SOME)
    for (const { value: level } of LEVELS) {
      const file = getTaughtFile(`${slug}.${level}.txt`) ?? ''
      expect([slug, level, brotliCompressSync(file).length <= 2 * KIB]).toEqual([slug, level, true])
      const test = testTaught(slug, level)
      expect(rows.filter((row, at) => readTaught(file, at) !== test(row))).toEqual([])
    }
})

it.each(['nursing', 'nursing.all.txt', 'no-such.bachelor.txt', '../secret', ''])('has no file %j', (name) =>
  expect(getTaughtFile(name)).toBeUndefined(),
)
