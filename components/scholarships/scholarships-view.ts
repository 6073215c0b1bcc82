import type { Route } from 'next'
import { createElement } from 'react'
import { withFurther } from '@/components/list/further-names'
import { keepLast, makeSource, type Loaded } from '@/components/list/list-source'
import type { ListView } from '@/components/list/list-view'
import { runInSteps } from '@/components/ui/run-in-steps'
import { defineData } from '@/lib/device/catalogue-file'
import type { Meant } from '@/lib/list/text-meaning'
import type { Vocabulary } from '@/lib/search-words/vocabulary'
import type { AwardReader } from '@/lib/scholarships/text-meaning'
import type { AwardIndex } from '@/lib/scholarships/compact-index'
import { AWARD_INDEX, AWARD_WORDS } from '@/lib/scholarships/files'
import { SCHOLARSHIPS, type ScholarshipSearch } from '@/lib/scholarships/list'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { formatCount } from '@/lib/text/format'
import { ListFeeds } from './list-feeds'

/** The words that a typed search is read with, and the code that reads them. */
const WORDS = defineData(
  () => `${AWARD_WORDS.address} with code`,
  () =>
    Promise.all([
      AWARD_WORDS.load(),
      import('@/lib/search-words/file'),
      import('@/lib/scholarships/text-meaning'),
    ]),
)

type Words = NonNullable<ReturnType<typeof WORDS.get>>

type Mean = (search: ScholarshipSearch) => Meant<ScholarshipRow, ScholarshipSearch>
type Loadable = Loaded<ScholarshipRow> & {
  /** The meaning of a search text; null until its words are loaded, and another one when a word may mean something else to it. */
  mean: Mean | null
}

const countriesOf = keepLast(({ countries }: AwardIndex) =>
  countries.map(([code, name, aliases]) => ({ code, name, aliases })),
)

/** The reader of typed searches, and its vocabulary, which is another one once it knows more; null until they are made. */
let reading: { reader: AwardReader; vocabulary: () => Vocabulary } | null = null

async function makeReading(rows: readonly ScholarshipRow[], index: AwardIndex, words: Words) {
  const [file, { decodeSearchWords }, { makeAwardReader }] = words
  const searchWords = decodeSearchWords(file.words, countriesOf(index), file.more)
  const reader = await runInSteps(makeAwardReader(searchWords, file, rows))
  reading = { reader, vocabulary: withFurther(reader.vocabulary, AWARDS.refresh) }
}

const meaner = keepLast(
  (reader: AwardReader, vocabulary: Vocabulary, rows: readonly ScholarshipRow[], words: Words): Mean => {
    const [, , { meanScholarships }] = words
    return (search) => meanScholarships(search, { ...reader, vocabulary }, rows)
  },
)

/**
 * The scholarships in the browser: one file holds all that a list needs of them, and a second one the words that a
 * typed search is read with.
 */
export const AWARDS = makeSource({
  load: (file: 'rows' | 'text') =>
    Promise.all([AWARD_INDEX.load(), ...(file === 'text' ? [WORDS.load()] : [])]),
  parts: (): readonly [AwardIndex, Words | null] | null => {
    const index = AWARD_INDEX.get()
    return index && [index, WORDS.get()]
  },
  decode: async ([index]) => (await import('@/lib/scholarships/compact-index')).decodeAwardIndex(index),
  prepare: async (rows: readonly ScholarshipRow[], [index, words]) => {
    if (words) await makeReading(rows, index, words)
  },
  stateOf: (rows, [index, words]): Loadable => {
    return {
      rows,
      countries: countriesOf(index),
      hasText: words !== null,
      hasAdded: false,
      lacksCards: false,
      mean: words && reading && meaner(reading.reader, reading.vocabulary(), rows, words),
    }
  },
})

/** The look of the list of scholarships. */
export const SCHOLARSHIPS_VIEW: ListView<ScholarshipRow> = {
  list: SCHOLARSHIPS,
  source: AWARDS,
  placeholder: 'Search scholarships, providers, or countries...',
  where: 'name, provider, place or description',
  noun: ['scholarship', 'scholarships'],
  heading: ({ total }) => `All Scholarships (${formatCount(total)})`,
  note: ({ from, to, total }, order) => (total > 0 ? `${from}–${to}. ${order}` : order),
  empty: { title: 'No scholarships found', text: 'Try adjusting your search criteria or filters' },
  pageOf: (id) => `/scholarships/${id}` as Route,
  nameOf: (code) => code.toUpperCase(),
  mean: (search) => AWARDS.get()?.mean?.(search as ScholarshipSearch) ?? null,
  foot: (search) => createElement(ListFeeds, { search: search as ScholarshipSearch }),
}
