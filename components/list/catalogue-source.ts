import { useSyncExternalStore } from 'react'
import { defineData } from '@/lib/device/catalogue-file'
import { isUnreached } from '@/lib/device/fetch-file'
import { hasAdded } from '@/lib/import/added-key'
import type { Meant } from '@/lib/list/text-meaning'
import { COUNTRY_WORDS } from '@/lib/places/files'
import type { Vocabulary } from '@/lib/search-words/vocabulary'
import type { LeveledCard } from '@/lib/universities/card'
import { decodeCard, type CardExtra } from '@/lib/universities/card-file'
import type { CompactIndex } from '@/lib/universities/compact-index'
import { CARDS, INDEX, SEARCH_WORDS, TEXT } from '@/lib/universities/files'
import type { UniversitySearch } from '@/lib/universities/list'
import type { UniversityRow } from '@/lib/universities/row'
import type { UkSearch } from '@/lib/universities/uk/list'
import { runInSteps } from '@/components/ui/run-in-steps'
import { fetchFurther, withFurther } from './further-names'
import { keepLast, makeSource, type Loaded } from './list-source'
import type { TestsByFiles } from './taught-files'

type Rows = readonly UniversityRow[]

/** The catalogue as the browser holds it, with what the visitor added to it. */
export type Catalogue = Loaded<UniversityRow> & {
  /** The rows of the index alone, in its order: other files name universities by their position here. */
  indexed: Rows
  /** Reads typed searches; null until its words are here, and another one when a word may mean something else to it. */
  reader: SearchReader | null
  /** The card of a row, for every level. Before the file of cards is here, only what the row knows. */
  cardOf: (row: UniversityRow) => LeveledCard
}

/** The meaning of a search text for the lists. */
type SearchReader = {
  world: (search: UniversitySearch) => Meant<UniversityRow, UniversitySearch>
  uk: (search: UkSearch) => Meant<UniversityRow, UkSearch>
  vocabulary: Vocabulary
}

/** The visitor's own universities: puts their rows among those given, and draws their cards. */
export type Added = { addTo: (rows: Rows) => Rows; cards: ReadonlyMap<string, LeveledCard> }

/** The words that typed searches are read with, and the code that reads them. */
const WORDS = defineData(
  () => `${SEARCH_WORDS.address} with code`,
  async () => {
    const [file, more, code] = await Promise.all([
      SEARCH_WORDS.load(),
      COUNTRY_WORDS.load(),
      Promise.all([
        import('@/lib/search-words/file'),
        import('@/lib/search-words/vocabulary'),
        import('@/lib/universities/text-meaning'),
      ]),
    ])
    const { taughtFiles } = await import('./taught-files')
    return { file, more, code, taughtFiles }
  },
)
type Words = NonNullable<ReturnType<typeof WORDS.get>>

/** The vocabulary of typed searches; null until it is made. */
let vocabulary: (() => Vocabulary) | null = null
/** Tests for subjects that are typed, others once more is known of what is taught; null until their code is here. */
let testsOfTaught: (() => TestsByFiles) | null = null
let own: Added | null = null
let lacksCards = false

/** Follows the visitor's own universities from the first call on. */
const ADDED = defineData(
  () => 'own universities',
  async () => {
    const { watchAdded } = await import('./added-rows')
    await watchAdded((next) => {
      own = next
      CATALOGUE.refresh()
    })
  },
)

async function loadCardFile(): Promise<void> {
  try {
    await CARDS.load()
    lacksCards = false
  } catch (reason) {
    lacksCards = true
    throw reason
  }
}

const withOwn = keepLast((indexed: Rows, added: Added | null) => added?.addTo(indexed) ?? indexed)

const countriesOf = keepLast((rows: Rows, { countries }: CompactIndex): Catalogue['countries'] => {
  const aliases = new Map(countries.map(([code, , , , names]) => [code, names]))
  const names = new Map(rows.map(({ countryCode, country }) => [countryCode, country]))
  return [...names].map(([code, name]) => ({ code, name, aliases: aliases.get(code) ?? '' }))
})

/** The positions of the universities of the index, by id. */
const positionsOf = keepLast((indexed: Rows) => new Map(indexed.map(({ id }, at) => [id, at])))

const cardReader = keepLast(
  (
    indexed: Rows,
    added: Added | null,
    extraAt: ((at: number) => CardExtra | null) | null,
    isMissing: boolean,
  ): Catalogue['cardOf'] => {
    const extraOf = ({ id }: UniversityRow) => extraAt?.(positionsOf(indexed).get(id) ?? -1) ?? null
    return (row) => added?.cards.get(row.id) ?? decodeCard(row, extraOf(row), isMissing)
  },
)

async function makeVocabulary(indexed: Rows, { countries }: CompactIndex, words: Words) {
  const { file, more, code, taughtFiles } = words
  const [{ decodeSearchWords }, { vocabularySteps }] = code
  const named = countries.map(([code, name, , , aliases]) => ({ code, name, aliases }))
  const made = await runInSteps(vocabularySteps(decodeSearchWords(file, named, more), indexed))
  vocabulary = withFurther(made, CATALOGUE.refresh)
  testsOfTaught ??= taughtFiles(CATALOGUE.refresh)
}

const readerOf = keepLast(
  (
    vocabulary: Vocabulary,
    rows: Rows,
    indexed: Rows,
    { code }: Words,
    testsBy: TestsByFiles,
  ): SearchReader => {
    const [, , { meanWorld, meanUk }] = code
    const testTaught = testsBy((id) => positionsOf(indexed).get(id))
    const given = { vocabulary, rows, testTaught }
    return {
      vocabulary,
      world: (search) => meanWorld(search, given),
      uk: (search) => meanUk(search, given),
    }
  },
)

/** The universities in the browser, for every list of them, the comparison and the search everywhere. */
export const CATALOGUE = makeSource({
  load: async (file: 'rows' | 'text' | 'cards') => {
    // Without the visitor's own universities the catalogue is still there, so a failure is left to the next call.
    if (hasAdded()) void ADDED.load().catch(() => {})
    if (file === 'cards') return loadCardFile()
    if (file === 'rows') return void (await INDEX.load())
    await Promise.all([TEXT.load(), WORDS.load()])
    fetchFurther()
  },
  parts: (): readonly [CompactIndex, string | null] | null => {
    const index = INDEX.get()
    return index && [index, WORDS.get() ? TEXT.get() : null]
  },
  decode: async ([index, text]) => {
    const { decodeRows } = await import('@/lib/universities/compact-index')
    return decodeRows(index, text)
  },
  prepare: async (indexed, [index, text]) => {
    const words = text === null ? null : WORDS.get()
    if (words) await makeVocabulary(indexed, index, words)
  },
  stateOf: (indexed, [index, text]): Catalogue => {
    const rows = withOwn(indexed, own)
    const words = text === null ? null : WORDS.get()
    return {
      rows,
      indexed,
      hasText: text !== null,
      reader:
        words && vocabulary && testsOfTaught && readerOf(vocabulary(), rows, indexed, words, testsOfTaught()),
      hasAdded: own !== null,
      lacksCards,
      countries: countriesOf(rows, index),
      cardOf: cardReader(indexed, own, CARDS.get(), lacksCards),
    }
  },
  hasOwn: hasAdded,
})

/**
 * Loads the cards. Names and places stand without them: a server that refuses the file has a newer catalogue, but a fetch
 * that never reached the server says nothing of the kind.
 */
export async function loadCards(): Promise<Catalogue | null> {
  try {
    return await CATALOGUE.load('cards')
  } catch (reason) {
    if (!isUnreached(reason)) throw reason
    return CATALOGUE.get()
  }
}

/** The catalogue; null until it is loaded. */
export const useCatalogue = (): Catalogue | null =>
  useSyncExternalStore(CATALOGUE.subscribe, CATALOGUE.get, CATALOGUE.getNone)
