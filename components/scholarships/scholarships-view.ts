import type { Route } from 'next'
import { createElement } from 'react'
import { getFurtherNames, loadedFurtherNames } from '@/components/list/further-names'
import { keepLast, makeSource, type Loaded } from '@/components/list/list-source'
import type { ListView } from '@/components/list/list-view'
import { defineData } from '@/lib/device/catalogue-file'
import type { Meant } from '@/lib/list/text-meaning'
import type { FurtherNames } from '@/lib/search-words/further-names'
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

type Mean = (search: ScholarshipSearch) => Meant<ScholarshipRow, ScholarshipSearch>
type Loadable = Loaded<ScholarshipRow> & {
  /** The meaning of a search text; null until its words are loaded. */
  mean: Mean | null
  /** The names that were asked for because of a typed word, which may mean something else with them. */
  furtherNames: FurtherNames | null
}

const countriesOf = keepLast(({ countries }: AwardIndex) =>
  countries.map(([code, name, aliases]) => ({ code, name, aliases })),
)

const meaner = keepLast(
  (
    index: AwardIndex,
    rows: readonly ScholarshipRow[],
    [file, { decodeSearchWords }, { makeAwardReader, meanScholarships }]: NonNullable<
      ReturnType<typeof WORDS.get>
    >,
  ): Mean => {
    const words = decodeSearchWords(file.words, countriesOf(index), file.more)
    const reader = makeAwardReader(words, file, rows, () => getFurtherNames(AWARDS.refresh))
    return (search) => meanScholarships(search, reader, rows)
  },
)

/**
 * The scholarships in the browser: one file holds all that a list needs of them, and a second one the words that a
 * typed search is read with.
 */
export const AWARDS = makeSource({
  load: (file: 'rows' | 'text') =>
    Promise.all([AWARD_INDEX.load(), ...(file === 'text' ? [WORDS.load()] : [])]),
  parts: (): readonly [AwardIndex] | null => {
    const index = AWARD_INDEX.get()
    return index && [index]
  },
  decode: async ([index]) => (await import('@/lib/scholarships/compact-index')).decodeAwardIndex(index),
  stateOf: (rows: readonly ScholarshipRow[], [index]): Loadable => {
    const words = WORDS.get()
    return {
      rows,
      countries: countriesOf(index),
      hasText: words !== null,
      hasAdded: false,
      lacksCards: false,
      mean: words && meaner(index, rows, words),
      furtherNames: loadedFurtherNames(),
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
