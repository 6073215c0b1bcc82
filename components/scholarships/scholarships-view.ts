import type { Route } from 'next'
import { createElement } from 'react'
import { getLoadedFurtherNames } from '@/components/catalogue/further-names'
import type { ListView } from '@/components/list/list-view'
import type { Loaded, RowSource } from '@/components/list/row-source'
import { defineData } from '@/lib/device/catalogue-file'
import type { ListSearch } from '@/lib/list/filter'
import type { Meant } from '@/lib/list/text-meaning'
import { AWARD_INDEX, AWARD_WORDS } from '@/lib/scholarships/files'
import { SCHOLARSHIPS, type ScholarshipSearch } from '@/lib/scholarships/list'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { formatCount } from '@/lib/text/format'
import { ListFeeds } from './list-feeds'

/** The files of the list, with the code that reads them. */
const FILES = {
  index: defineData(
    () => `${AWARD_INDEX.address} decoded`,
    async () => {
      const [{ decodeAwardIndex }, index] = await Promise.all([
        import('@/lib/scholarships/compact-index'),
        AWARD_INDEX.load(),
      ])
      return { rows: decodeAwardIndex(index), countries: index.countries }
    },
  ),
  words: defineData(
    () => `${AWARD_WORDS.address} with code`,
    async () =>
      Promise.all([
        AWARD_WORDS.load(),
        import('@/lib/search-words/file'),
        import('@/lib/scholarships/text-meaning'),
      ]),
  ),
}

const listeners = new Set<() => void>()
let loaded: Loaded<ScholarshipRow> | null = null
/** The meaning of a search text; null until its words are loaded. */
let mean: (<Search extends ListSearch>(search: Search) => Meant<Search>) | null = null

function makeMean({ rows, countries }: Indexed): typeof mean {
  const words = FILES.words.get()
  if (!words) return null
  const [file, { decodeSearchWords }, { makeAwardReader, meanScholarships }] = words
  const named = countries.map(([code, name, aliases]) => ({
    code,
    name,
    aliases,
    more: file.more[code] ?? '',
  }))
  const reader = makeAwardReader(decodeSearchWords(file.words, named), file, rows, () =>
    getLoadedFurtherNames(publish),
  )
  return (search) => meanScholarships(search, reader, rows)
}

type Indexed = NonNullable<ReturnType<typeof FILES.index.get>>

let hasText = false
/** The words that `mean` was made from. */
let made: { index: Indexed; words: unknown } | null = null

function publish() {
  const index = FILES.index.get()
  if (!index) return
  const words = hasText ? FILES.words.get() : null
  if (made?.index !== index || made.words !== words) mean = makeMean(index)
  made = { index, words }
  loaded = {
    rows: index.rows,
    countries: index.countries.map(([code, name, aliases]) => ({ code, name, aliases })),
    hasText,
    hasAdded: false,
    lacksCards: false,
  }
  for (const listener of listeners) listener()
}

/**
 * The scholarships in the browser: one file holds all that a list needs of them, and a second one the words that a
 * typed search is read with.
 */
export const SCHOLARSHIPS_SOURCE = {
  load: async (file: 'rows' | 'text' = 'rows') => {
    const isText = file === 'text'
    await Promise.all([FILES.index.load(), ...(isText ? [FILES.words.load()] : [])])
    const isNew =
      made?.index !== FILES.index.get() || (isText && (!hasText || made?.words !== FILES.words.get()))
    hasText ||= isText
    if (isNew) publish()
    if (!loaded) throw new Error('The list of scholarships could not be read.')
    return loaded
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => loaded,
  getNone: () => null,
  hasOwn: () => false,
} satisfies RowSource<ScholarshipRow>

/** The look of the list of scholarships. */
export const SCHOLARSHIPS_VIEW: ListView<ScholarshipRow> = {
  list: SCHOLARSHIPS,
  source: SCHOLARSHIPS_SOURCE,
  placeholder: 'Search scholarships, providers, or countries...',
  noun: ['scholarship', 'scholarships'],
  heading: ({ total }) => `All Scholarships (${formatCount(total)})`,
  note: ({ from, to, total }, order) => (total > 0 ? `${from}–${to}. ${order}` : order),
  empty: { title: 'No scholarships found', text: 'Try adjusting your search criteria or filters' },
  pageOf: (id) => `/scholarships/${id}` as Route,
  nameOf: (code) => code.toUpperCase(),
  mean: (search) => mean?.(search) ?? null,
  foot: (search) => createElement(ListFeeds, { search: search as ScholarshipSearch }),
}
