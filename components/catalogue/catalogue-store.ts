import type { ListSearch } from '@/lib/list/filter'
import type { Meant } from '@/lib/list/text-meaning'
import type { Vocabulary } from '@/lib/search-words/vocabulary'
import { defineData } from '@/lib/device/catalogue-file'
import { hasAdded } from '@/lib/import/added-key'
import type { LeveledCard } from '@/lib/universities/card'
import { COUNTRY_WORDS } from '@/lib/places/files'
import { decodeCard } from '@/lib/universities/card-file'
import type { CompactIndex } from '@/lib/universities/compact-index'
import { CARDS, INDEX, SEARCH_WORDS, TEXT } from '@/lib/universities/files'
import type { UniversityRow } from '@/lib/universities/row'
import { collectInSteps } from './collect-in-steps'
import { getLoadedFurtherNames } from './further-names'

/** The catalogue as the browser holds it, with what the visitor added to it. */
export type Catalogue = {
  rows: readonly UniversityRow[]
  /** The rows of the index alone, in its order: other files name universities by their position here. */
  indexed: readonly UniversityRow[]
  /** In alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  /** Aliases and descriptions can be searched too. */
  hasText: boolean
  /** Reads typed searches; null until its words are here. */
  reader: SearchReader | null
  hasAdded: boolean
  /** The file of cards could not be loaded. */
  lacksCards: boolean
  /** The card of a row, for every level. Before the file of cards is here, only what the row knows. */
  cardOf: (row: UniversityRow) => LeveledCard
}

/** The meaning of a search text for the lists. */
export type SearchReader = {
  world: <Search extends ListSearch>(search: Search) => Meant<Search>
  uk: <Search extends ListSearch>(search: Search) => Meant<Search>
  vocabulary: Vocabulary
}

/** The visitor's own universities: puts their rows among those given, and draws their cards. */
export type Added = {
  addTo: (rows: readonly UniversityRow[]) => readonly UniversityRow[]
  cards: ReadonlyMap<string, LeveledCard>
}

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
        import('@/lib/search-words/further-names'),
        import('@/lib/universities/text-meaning'),
      ]),
    ])
    return { file, more, code }
  },
)

const FILES = { index: INDEX, text: TEXT, cards: CARDS }

export type FileName = keyof typeof FILES

/** Follows the visitor's own universities from the first call on. */
const added = defineData(
  () => 'own universities',
  async () => {
    const { watchAdded } = await import('./added-rows')
    await watchAdded((next) => {
      own = next
      publish()
    })
  },
)

const listeners = new Set<() => void>()
let own: Added | null = null
let decoded: readonly UniversityRow[] | null = null
let decodings = 0
let hasText = false
let reader: SearchReader | null = null
let lacksCards = false
let catalogue: Catalogue | null = null

function countriesOf(rows: readonly UniversityRow[]): Catalogue['countries'] {
  const aliases = new Map(FILES.index.get()?.countries.map(([code, , , , names]) => [code, names]))
  const names = new Map(rows.map(({ countryCode, country }) => [countryCode, country]))
  return [...names].map(([code, name]) => ({ code, name, aliases: aliases.get(code) ?? '' }))
}

function cardReader(): Catalogue['cardOf'] {
  const extraAt = FILES.cards.get()
  const positions = new Map(extraAt ? decoded?.map(({ id }, at) => [id, at]) : [])
  return (row) =>
    own?.cards.get(row.id) ?? decodeCard(row, extraAt?.(positions.get(row.id) ?? -1) ?? null, lacksCards)
}

function publish() {
  if (!decoded) return
  const rows = own?.addTo(decoded) ?? decoded
  catalogue = {
    rows,
    indexed: decoded,
    hasText,
    reader,
    hasAdded: own !== null,
    lacksCards,
    countries: countriesOf(rows),
    cardOf: cardReader(),
  }
  for (const listener of listeners) listener()
}

async function decode(): Promise<void> {
  const index = FILES.index.get()
  if (!index) return
  const { decodeRows } = await import('@/lib/universities/compact-index')
  const text = WORDS.get() ? FILES.text.get() : null
  // The other file may come while the rows are decoded. Then the later decoding counts, because it has both.
  const turn = ++decodings
  const rows = await collectInSteps(decodeRows(index, text))
  if (turn !== decodings) return
  decoded = rows
  hasText = text !== null
  reader = hasText ? makeReader(index, rows) : null
  publish()
}

function makeReader({ countries }: CompactIndex, rows: readonly UniversityRow[]): SearchReader | null {
  const words = WORDS.get()
  if (!words) return null
  const { file, more, code } = words
  const [{ decodeSearchWords }, { makeVocabulary }, { withFurtherNames }, { meanWorld, meanUk }] = code
  const named = countries.map(([code, name, , , aliases]) => ({
    code,
    name,
    aliases,
    more: more[code] ?? '',
  }))
  const vocabulary = withFurtherNames(makeVocabulary(decodeSearchWords(file, named), rows), () =>
    getLoadedFurtherNames(publish),
  )
  const all = () => catalogue?.rows ?? rows
  return {
    vocabulary,
    world: (search) => meanWorld(search, vocabulary, all()),
    uk: (search) => meanUk(search, vocabulary, all()),
  }
}

function setLacksCards(next: boolean) {
  lacksCards = next
  publish()
}

const underway = new Map<string, Promise<void>>()

/** Loads a file of the catalogue, once. A failure is handed to the caller. A later call tries again. */
export function loadCatalogue(name: FileName): Promise<void> {
  // Without the visitor's own universities the catalogue is still there, so a failure is left to the next call.
  if (hasAdded()) void added.load().catch(() => {})
  const key = FILES[name].address
  const started = underway.get(key)
  if (started) return started
  const files = [FILES[name].load(), ...(name === 'text' ? [WORDS.load()] : [])]
  const loading = Promise.all(files).then(name === 'cards' ? () => setLacksCards(false) : decode)
  underway.set(key, loading)
  loading.catch(() => {
    underway.delete(key)
    if (name === 'cards') setLacksCards(true)
  })
  return loading
}

export function subscribeToCatalogue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getLoadedCatalogue(): Catalogue | null {
  return catalogue
}

export function getNoCatalogue(): null {
  return null
}
