import type { Level } from '@/lib/facts/vocabulary'
import { readSentence } from '@/lib/palette/sentence'
import { PROGRAMMES } from '@/lib/programmes/list'
import { searchProgrammes } from '@/lib/programmes/search/queries'
import { addressElsewhere, findElsewhere, withFound } from '@/lib/programmes/start/other-list-counts'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { testTaught } from '@/lib/programmes/taught/queries'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getHour, searchScholarships } from '@/lib/scholarships/queries'
import { WORLD } from '@/lib/universities/list'
import { getVocabulary } from '@/lib/universities/queries'
import { searchUniversities } from '@/lib/universities/search/queries'
import { readPairs, readRows } from './tables'

/** Every sentence of the tables, each once. */
const SENTENCES = [
  ...new Set([
    ...['search', 'programme', 'award', 'empty'].flatMap((name) =>
      readPairs(`${name}-sentences.tsv`).map(([typed]) => typed),
    ),
    ...readRows('language-sentences.tsv').map(({ typed = '' }) => typed),
  ]),
]

/** The results that the page of a list has at an address, and those that may fit. */
function countOnPage(href: string): { total: number; notKnown: number } {
  const { pathname, searchParams } = new URL(href, 'https://meridian.example')
  const answer =
    pathname === WORLD.path
      ? searchUniversities(WORLD.parse(searchParams), testTaught)
      : pathname === PROGRAMMES.path
        ? searchProgrammes(resolveSearch(PROGRAMMES.parse(searchParams))).answer
        : searchScholarships(SCHOLARSHIPS.parse(searchParams), getHour())
  return { total: answer.total, notKnown: answer.notKnown?.total ?? 0 }
}

/**
 * What the hero and the box of the list offer, which both ask the list of universities: its own results, and the ways to the
 * other lists with their numbers.
 */
function offeredByList(typed: string, level: Level | null) {
  const search = { ...WORLD.untouched, search: typed, level }
  const { understood, total, notKnown } = searchUniversities(search, testTaught)
  const others = withFound(understood)?.elsewhere ?? []
  return {
    /** Whether words of the text are filters there, beside the level and the order. */
    isNarrowed: understood?.parts.some(
      ({ kind }) => !['text', 'page', 'level', 'sort', ...understood.unused].includes(kind),
    ),
    universities: { total, notKnown: notKnown?.total ?? 0 },
    others: others.map(({ what, href, found }) => ({ what, href, found })),
  }
}

it('offers for each sentence the same lists with the same numbers in the list and in the search everywhere', () => {
  expect(SENTENCES.length).toBeGreaterThan(700)
  const asked = SENTENCES.flatMap((typed, at) => {
    const level = at % 5 === 0 ? 'master' : null
    const sentence = readSentence(typed, getVocabulary(), level)
    return sentence ? [{ typed, level, lists: sentence.lists } as const] : []
  })
  expect(asked.length).toBeGreaterThan(600)
  for (const { typed, level, lists } of asked) {
    const { universities, others, isNarrowed } = offeredByList(typed, level)
    const everywhere = lists.map(({ what, choice: { href } }) => {
      const found = findElsewhere(addressElsewhere(href) ?? '')
      expect([typed, href, found]).toEqual([typed, href, countOnPage(href)])
      return { what, href, found }
    })
    const own = everywhere.find(({ what }) => what === 'universities')
    expect([typed, everywhere.filter((list) => list !== own)]).toEqual([typed, others])
    if (own || isNarrowed) expect([typed, own?.found]).toEqual([typed, universities])
  }
})
