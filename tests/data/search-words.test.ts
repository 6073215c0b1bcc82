import { brotliCompressSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { Understood, Where } from '@/lib/search-words/meaning'
import { universityEntries } from '@/lib/palette/entries'
import { searchEntries } from '@/lib/palette/search'
import { PROGRAMMES } from '@/lib/programmes/list'
import { searchProgrammes } from '@/lib/programmes/search/queries'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { BROWSE_ALL } from '@/lib/scholarships/list'
import { getToday, searchScholarships } from '@/lib/scholarships/queries'
import { testTaught } from '@/lib/programmes/taught/queries'
import { getSubjects } from '@/lib/subjects/queries'
import { getSearchWordsFile } from '@/lib/search-words/queries'
import { tokenise } from '@/lib/search-words/tokens'
import { understand } from '@/lib/search-words/understand'
import { normaliseText } from '@/lib/text/normalise-text'
import { WORLD } from '@/lib/universities/list'
import { getRows, getVocabulary } from '@/lib/universities/queries'
import { meanWorld } from '@/lib/universities/text-meaning'
import { expectRead, readPairs } from './tables'

/** Texts that people type, and their filters. */
const SENTENCES = readPairs('search-sentences.tsv')
/** Names as people type them, and the university that must come first, or the city that it must be in. */
const NAMES = readPairs('name-queries.tsv')

/** Universities whose names are a subject, a place and a level as well. */
const WITH_OTHER_MEANINGS = [
  'federal-university-of-para',
  'franklin-marshall-college',
  'graduate-institute-of-international-and-development-studies',
  'international-business-university',
  'international-hellenic-university',
  'it-university-of-copenhagen',
  'oregon-health-science-university',
  'world-maritime-university',
]

const vocabulary = getVocabulary()
const rows = getRows()
const given = { vocabulary, rows, testTaught }
type Row = (typeof rows)[number]
const words = (text: string) => normaliseText(text).replace(/ /g, '+')

/** One of several places as the file of sentences writes it: "gb", "europe", "berlin&de". */
const writeWhere = ({ countries, regions, nations, places }: Where) =>
  [...countries, ...regions, ...nations, ...places.map(words)].join('&')

/** The filters as the file of sentences writes them. */
function write({ filters, parts, rest }: Understood): string {
  const { fee, test } = filters
  const said: [string, string | number | null][] = [
    ['country=', filters.countries.join()],
    ['nation=', filters.nations.join()],
    ['region=', filters.region],
    ['level=', filters.level],
    ...filters.subjects.map((subject): [string, string] => ['subject=', subject]),
    ['fee>=', fee?.min ? `${fee.min}${fee.currency}` : null],
    ['fee<=', fee && fee.max !== null ? `${fee.max}${fee.currency}` : null],
    ['sort=', filters.sort],
    ['test=', test && `${test.id}:${test.score}`],
    ['either=', filters.anyOf.map(writeWhere).join('/')],
    ['language=', filters.languages.join()],
    ['funding=', filters.funding],
    ['rank=', filters.rank],
    ['origin=', filters.origin],
    ...filters.places.map((place): [string, string] => ['place=', words(place)]),
    ...parts.flatMap(({ kind, value, isExtra }): [string, string][] =>
      isExtra ? [['extra=', `${kind}:${value}`]] : [],
    ),
    ['text=', words(rest)],
  ]
  return said.flatMap(([key, value]) => (value ? [`${key}${value}`] : [])).join(' ')
}

/** Filters in one order and writing. */
const canonical = (filters: string) =>
  filters
    .split(' ')
    .map((filter) =>
      filter.replace(
        /^(place|text)=(.*)/,
        (_, key: string, value: string) => `${key}=${words(value.replace(/\+/g, ' '))}`,
      ),
    )
    .sort()
    .join(' ')

it('reads at least 95 of 100 typed sentences as the filters that they mean', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(240)
  expectRead(SENTENCES, (typed) => write(understand(typed, vocabulary)), canonical)
})

it('drops no word silently: each stands in a part or in the text', () => {
  for (const [typed] of [...SENTENCES, ...NAMES]) {
    const { parts, rest } = understand(typed, vocabulary)
    const told = tokenise([...parts.map((part) => part.words), rest].join(' , ')).map(({ word }) => word)
    const silent = tokenise(typed).filter(
      ({ word }) => !told.some((one) => one === word || word.split(' ').includes(one)),
    )
    expect([typed, silent.map(({ raw }) => raw)]).toEqual([typed, []])
  }
})

it('reads capitals, accents and other spaces alike', () => {
  for (const [typed] of SENTENCES.filter(([text]) => !text.includes('"')))
    expect(write(understand(`  ${typed.toUpperCase().replace(/ /g, '  ')}`, vocabulary)).toLowerCase()).toBe(
      write(understand(typed, vocabulary)).toLowerCase(),
    )
})

it('puts the university that a name means first, in small letters and in capitals, in the list and in the search everywhere', () => {
  const entries = universityEntries(rows)
  expect(NAMES).toHaveLength(78)
  const spelled = NAMES.flatMap(([typed, wanted]) =>
    [...new Set([typed, typed.toLowerCase(), typed.toUpperCase()])].map((one) => [one, wanted] as const),
  )
  const wrong = spelled.flatMap(([typed, wanted]) => {
    const [listed] = WORLD.browse(rows, meanWorld(WORLD.parse({ search: typed }), given)).rows
    if (wanted.startsWith('in:'))
      return listed?.location?.includes(wanted.slice(3)) ? [] : [{ typed, wanted, first: listed?.id }]
    const { groups } = searchEntries([entries], typed, 1, vocabulary.correctedName)
    const offered = groups[0]?.entries[0]?.href.replace('/universities/', '')
    return listed?.id === wanted && offered === wanted ? [] : [{ typed, wanted, first: listed?.id, offered }]
  })
  expect(wrong).toEqual([])
})

it('puts a university first whose whole name is typed, also where its words mean something else', () => {
  // Every tenth: all of them take some ten seconds.
  const some = rows.filter((_, at) => at % 10 === 0)
  const named = rows.filter(({ id }) => WITH_OTHER_MEANINGS.includes(id))
  expect(named).toHaveLength(WITH_OTHER_MEANINGS.length)
  const wrong = [...some, ...named].flatMap(({ name, nameKey }) => {
    const [first] = WORLD.split(rows, meanWorld(WORLD.parse({ search: name }), given)).found
    return first?.nameKey === nameKey ? [] : [{ name, first: first?.name }]
  })
  expect(wrong).toEqual([])
})

it('keeps every record that contains the typed text among the results', () => {
  for (const typed of [
    'usa',
    'germany',
    'oxford',
    'law',
    'ma',
    'art',
    'computer science',
    'berlin',
    'nice',
    'free',
    'english',
    'public health',
  ]) {
    const search = WORLD.parse({ search: typed })
    // The letters of a short word that was understood stand in many others: "uk" in Duke.
    const hasWord = ({ text, about }: Row) => ` ${text} ${about} `.includes(` ${typed} `)
    const containing = WORLD.filter(rows, { search }).filter((row) => typed.length > 3 || hasWord(row))
    const meant = meanWorld(search, given)
    const found = new Set(WORLD.filter(rows, meant))
    expect([typed, containing.filter((row) => !found.has(row)).map(({ id }) => id)]).toEqual([typed, []])
  }
})

it('counts those that only contain the text, and puts them last', () => {
  const meant = meanWorld(WORLD.parse({ search: 'netherlands' }), given)
  const { total, also = 0 } = WORLD.browse(rows, meant)
  const found = WORLD.filter(rows, meant)
  expect(found).toHaveLength(total)
  expect(also).toBeGreaterThan(0)
  expect(found.slice(0, total - also).every(({ countryCode }) => countryCode === 'nl')).toBe(true)
  expect(found.slice(total - also).some(({ countryCode }) => countryCode === 'nl')).toBe(false)
})

it.each([
  ['uk', 'gb'],
  ['usa', 'us'],
])('finds for "%s" no stranger whose name has its letters in a longer word', (typed, country) => {
  const found = WORLD.filter(rows, meanWorld(WORLD.parse({ search: typed }), given))
  const strangers = found.filter(
    ({ countryCode, text, about }) => countryCode !== country && !` ${text} ${about} `.includes(` ${typed} `),
  )
  expect(strangers.map(({ id }) => id)).toEqual([])
})

it('finds for a short word of a subject no stranger whose name has its letters: "it" in University', () => {
  const count = (typed: string) => WORLD.filter(rows, meanWorld(WORLD.parse({ search: typed }), given)).length
  expect(count('masters in it')).toBeGreaterThan(50)
  expect(count('masters in it')).toBeLessThan(rows.length / 2)
})

it('reads each name of a subject of several words as that subject, not as another or a country', () => {
  // What comes before a subject: "management" is business, and these three ask for a level or a way in.
  const others = /^(medical sciences|community work|[bm] eng|.* management|foundation year)$/
  const wrong = getSubjects().flatMap(({ slug, name, synonyms }) =>
    [name, ...synonyms]
      .filter((typed) => typed.includes(' ') && !others.test(typed))
      .flatMap((typed) => {
        const { parts } = understand(typed, vocabulary)
        const isRead = parts.some(({ kind, value }) => kind === 'subject' && value === slug)
        return isRead || parts.length === 0 ? [] : [`${typed}: ${parts.map(({ label }) => label).join()}`]
      }),
  )
  expect(wrong).toEqual([])
})

it('finds universities of a nation beside those of another country', () => {
  const meant = meanWorld(WORLD.parse({ search: 'scotland or ireland' }), given)
  const { total, also = 0 } = WORLD.browse(rows, meant)
  const found = WORLD.filter(rows, meant).slice(0, total - also)
  expect(new Set(found.map(({ countryCode, nation }) => nation ?? countryCode))).toEqual(
    new Set(['scotland', 'ie']),
  )
})

it('finds universities of one place or of another where "or" joins two kinds', () => {
  const find = (typed: string) => {
    const meant = meanWorld(WORLD.parse({ search: typed }), given)
    const { total, also = 0 } = WORLD.browse(rows, meant)
    return WORLD.filter(rows, meant).slice(0, total - also)
  }
  const isIn = {
    canada: (row: Row) => row.countryCode === 'ca',
    europe: (row: Row) => row.region === 'europe',
  }
  const either = find('canada or europe')
  expect(either).toHaveLength(rows.filter((row) => isIn.canada(row) || isIn.europe(row)).length)
  expect(new Set(find('paris or canada'))).toEqual(
    new Set(rows.filter((row) => isIn.canada(row) || ` ${row.text} `.includes(' paris '))),
  )
  expect(find('germany europe').every(({ countryCode }) => countryCode === 'de')).toBe(true)
  expect(find('europe or asia').length).toBe(
    rows.filter(({ region }) => region === 'europe' || region === 'asia').length,
  )
  const places = find('oxford or cambridge').slice(0, 2)
  expect(places.map(({ id }) => id).sort()).toEqual(['university-of-cambridge', 'university-of-oxford'])
  const named = find('harvard or stanford')
  expect(
    named
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['harvard-university', 'stanford-university'])
})

it.each([
  [
    'tu munchen vs eth vs delft',
    ['technical-university-of-munich', 'eth-zurich', 'delft-university-of-technology'],
  ],
  ['Compare oxford versus cambridge', ['university-of-oxford', 'university-of-cambridge']],
  ['leeds vs york vs bath', ['university-of-leeds', 'university-of-york', 'university-of-bath']],
  ['compare oxford and cambridge', ['university-of-oxford', 'university-of-cambridge']],
  [
    'compare MIT, harvard and eth zurich',
    ['massachusetts-institute-of-technology', 'harvard-university', 'eth-zurich'],
  ],
  ['compare germany and france', null],
  ['law vs medicine', null],
  ['germany vs france', null],
  ['asia vs europe', null],
])('names between "vs" win over towns: %s', (typed, wanted) => {
  const meant = meanWorld(WORLD.parse({ search: typed }), given)
  const found = WORLD.filter(rows, meant).map(({ id }) => id)
  if (!wanted)
    return expect(meant.shown?.answers.some(({ label }) => label.startsWith('Compare'))).toBe(false)
  expect(found.sort()).toEqual([...wanted].sort())
  expect(meant.shown).toMatchObject({ parts: [], set: {}, elsewhere: [] })
  expect(meant.shown?.answers[0]?.label).toMatch(/^Compare /)
})

it.each(['harvard or mit', 'eth or epfl'])('finds of "%s" the two alone, and compares them', (typed) => {
  const meant = meanWorld(WORLD.parse({ search: typed }), given)
  expect(WORLD.filter(rows, meant)).toHaveLength(2)
  expect(meant.shown?.answers[0]?.label).toMatch(/^Compare /)
})

it('finds of three names the universities, though one is a town too', () => {
  const found = WORLD.filter(rows, meanWorld(WORLD.parse({ search: 'yale or princeton or columbia' }), given))
  expect(found.map(({ id }) => id).sort()).toEqual([
    'columbia-university',
    'princeton-university',
    'yale-university',
  ])
})

it('finds with a town beside a state what is in both', () => {
  const find = (typed: string) => WORLD.filter(rows, meanWorld(WORLD.parse({ search: typed }), given))
  for (const typed of ['birmingham alabama', 'Birmingham, Alabama'])
    expect(find(typed).map(({ id }) => id)).toEqual(['university-of-alabama-at-birmingham'])
  expect(find('paris texas')).toEqual([])
  expect(find('birmingham or alabama').length).toBeGreaterThan(10)
})

it('finds universities with one subject or another, and with both where they are joined by "and"', () => {
  const count = (typed: string) => WORLD.filter(rows, meanWorld(WORLD.parse({ search: typed }), given)).length
  expect(count('law or medicine united kingdom')).toBeGreaterThan(count('law united kingdom'))
  expect(count('law and medicine united kingdom')).toBeLessThanOrEqual(count('law united kingdom'))
})

it('leaves out the places that a text excludes, in each list', () => {
  const find = (typed: string) => WORLD.filter(rows, meanWorld(WORLD.parse({ search: typed }), given))
  expect(find('masters not in usa').some(({ countryCode }) => countryCode === 'us')).toBe(false)
  expect(find('not in europe').some(({ region }) => region === 'europe')).toBe(false)
  expect(find('not germany')).toHaveLength(rows.filter(({ countryCode }) => countryCode !== 'de').length)
  const nurses = find('nursing').length
  expect(find('nursing not in london').length).toBeLessThan(nurses)
  const programmes = (query: Record<string, string>) =>
    searchProgrammes(resolveSearch(PROGRAMMES.parse(new URLSearchParams(query)))).answer.total
  const [all, british] = [
    programmes({ search: 'nursing' }),
    programmes({ subject: 'nursing', country: 'gb' }),
  ]
  expect(programmes({ search: 'nursing not in uk' })).toBe(all - british)
  const awards = searchScholarships({ ...BROWSE_ALL, search: 'scholarships not in usa' }, getToday())
  expect(awards.rows.every(({ hosts }) => hosts.some((code) => code !== 'us'))).toBe(true)
})

it('looks nowhere for the letters of what is denied', () => {
  const count = (typed: string) => {
    const { total, also = 0 } = WORLD.browse(rows, meanWorld(WORLD.parse({ search: typed }), given))
    return total - also
  }
  expect(count('without german')).toBe(rows.length)
  expect(count('masters in germany without german')).toBe(count('masters in germany'))
  expect(count('bachelor usa no sat')).toBe(count('bachelor usa'))
})

const KIB = 1024

it('costs a browser at most 14 KiB with its words, beside what the lists have loaded', () => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: [
        "export { understand } from './lib/search-words/understand'",
        "export { makeVocabulary } from './lib/search-words/vocabulary'",
        "export { decodeSearchWords } from './lib/search-words/file'",
      ].join(';'),
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['../text/*'],
  })
  const script = brotliCompressSync(outputFiles[0]?.contents ?? '').length
  const file = brotliCompressSync(getSearchWordsFile()).length
  expect(script).toBeGreaterThan(4 * KIB)
  expect(file).toBeGreaterThan(3 * KIB)
  expect(script + file).toBeLessThanOrEqual(14 * KIB)
})
