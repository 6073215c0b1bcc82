import type { Route } from 'next'
import { parseAsStringLiteral } from 'nuqs/server'
import { normaliseText } from '../text/normalise-text'
import { answerOf, defineList } from './define-list'
import { isInView } from './filter'
import { filtersOf } from './filters'
import { rowsWithWords } from './rows-with'
import { parseAsSetOf } from './search-params'

type Row = {
  name: string
  size: number | null
  colour: 'red' | 'blue' | null
  country: string
  isHidden?: true
}

const { text, range, oneOf, set, countries } = filtersOf<Row>()

const COLOURS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as const

const bySize = jest.fn((rows: readonly Row[]) => rows.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0)))
const onDay = jest.fn((rows: readonly Row[], today: string) =>
  today === '2026-01-01' ? rows.toReversed() : rows,
)

const SHARED = {
  path: '/things' as Route,
  id: 'thing',
  pageSize: 2,
  nameOf: ({ name }: Row) => ({ id: `id-${name}`, name, key: normaliseText(name) }),
  sorts: [
    { value: 'size', label: 'Size', order: bySize },
    { value: 'day', label: 'Day', note: 'By the day.', readsDay: true, order: onDay },
  ],
  filters: {
    search: text({ label: 'Search', drop: 'the text', read: [({ name }: Row) => normaliseText(name)] }),
    country: countries({
      label: 'Country',
      drop: 'the country',
      anyLabel: 'Any',
      max: 2,
      read: ({ country }: Row) => country,
    }),
    colour: oneOf({
      label: 'Colour',
      drop: 'the colour',
      anyLabel: 'Any',
      options: COLOURS,
      read: ({ colour }: Row) => colour,
    }),
    size: range({
      label: 'Size',
      drop: 'the size',
      unit: 'cm',
      min: 0,
      max: 10,
      step: 1,
      words: String,
      read: ({ size }: Row) => size,
      more: true,
    }),
    tones: set({
      label: 'Tones',
      drop: 'the tones',
      options: COLOURS,
      match: 'any',
      read: ({ colour }: Row) => colour,
      more: true,
    }),
  },
} as const

const LIST = defineList({
  ...SHARED,
  first: { tab: parseAsStringLiteral(['browse', 'other']).withDefault('browse') },
  last: { compare: parseAsSetOf(['a', 'b', 'c']).withDefault([]) },
})

type Search = typeof LIST.untouched

const row = (name: string, given: Partial<Row> = {}): Row => ({
  name,
  size: null,
  colour: null,
  country: 'fr',
  ...given,
})
const ROWS = [
  row('gamma', { size: 3, colour: 'red', country: 'de' }),
  row('alpha', { size: 1, colour: 'blue' }),
  row('beta', { size: 2, colour: 'red' }),
]

const browse = (search: Partial<Search>, rows: readonly Row[] = ROWS, today?: string) =>
  LIST.browse(rows, { search: { ...LIST.untouched, ...search } }, today)
const names = (rows: readonly Row[]) => rows.map(({ name }) => name)

const FULL: Search = {
  tab: 'other',
  search: 'são paulo & co',
  country: ['de', 'fr'],
  colour: 'blue',
  sizeMin: 0,
  sizeMax: 7,
  tones: ['red', 'blue'],
  sort: 'day',
  page: 3,
  unreported: 2,
  unread: '',
  compare: ['a', 'c'],
}

describe('the search of an address', () => {
  it('is untouched where nothing is asked for', () => {
    expect(LIST.parse('')).toEqual(LIST.untouched)
    expect(LIST.untouched).toEqual({
      tab: 'browse',
      search: '',
      country: [],
      colour: null,
      sizeMin: null,
      sizeMax: null,
      tones: [],
      sort: 'size',
      page: 1,
      unreported: 0,
      unread: '',
      compare: [],
    })
  })

  it('falls back to the defaults for garbage', () => {
    const garbage =
      '?tab=9&search=%00&country=1,2,xxx&colour=<b>&sizeMin=NaN&sizeMax=&unreported=x&tones=x&sort=%00&page=abc&compare=../x&more=1'
    expect(LIST.parse(garbage)).toEqual(LIST.untouched)
  })

  it.each([
    ['?page=0', { page: 1 }],
    ['?page=-3', { page: 1 }],
    ['?page=2.6', { page: 3 }],
    ['?page=1e9', { page: 999 }],
    ['?unreported=2', { unreported: 2 }],
    ['?unreported=1e9', { unreported: 999 }],
    // The values of the parameter before there were pages: only rows that report their figures, or any row.
    ['?unreported=exclude', { unreported: 0 }],
    ['?unreported=exclude,include', { unreported: 0 }],
    ['?sizeMin=9&sizeMax=4', { sizeMin: 4, sizeMax: 9 }],
  ])('reads %s as well as it can be read', (query, expected) => {
    expect(LIST.parse(query)).toEqual({ ...LIST.untouched, ...expected })
  })

  it('is read back from what is written', () => {
    expect(LIST.parse(LIST.query(FULL))).toEqual(FULL)
    expect(LIST.parse(LIST.query(LIST.untouched))).toEqual(LIST.untouched)
    expect(LIST.normalise(LIST.toParams(FULL))).toEqual(FULL)
  })
})

describe('the address of a search', () => {
  it('has the parameters in the order of the table, between the first and the last', () => {
    const backwards = Object.fromEntries(Object.entries(FULL).reverse())
    expect(decodeURIComponent(LIST.href(backwards))).toBe(
      '/things?tab=other&search=são+paulo+&+co&country=de,fr&colour=blue&sizeMin=0&sizeMax=7&tones=red,blue&sort=day&page=3&unreported=2&compare=a,c',
    )
    expect(Object.keys(LIST.params)).toEqual([
      'tab',
      'search',
      'country',
      'colour',
      'sizeMin',
      'sizeMax',
      'tones',
      'sort',
      'page',
      'unreported',
      'unread',
      'compare',
    ])
  })

  it('leaves defaults out', () => {
    expect(LIST.href(LIST.untouched)).toBe('/things')
    expect(LIST.query(LIST.untouched)).toBe('')
    expect(LIST.href({ page: 2, colour: 'red' })).toBe('/things?colour=red&page=2')
  })

  it('can lead to another page that takes the same parameters', () => {
    expect(LIST.href({ colour: 'red' }, '/about' as Route)).toBe('/about?colour=red')
  })

  it('can be told in short by what it asks for', () => {
    expect(LIST.asked({ ...LIST.untouched, page: 2, country: ['de'] })).toEqual({ page: 2, country: ['de'] })
    expect(LIST.asked(LIST.untouched)).toEqual({})
    expect({ ...LIST.untouched, ...LIST.asked(FULL) }).toEqual(FULL)
  })
})

describe('a list that has its own way with addresses', () => {
  const own = defineList({
    ...SHARED,
    first: { tab: parseAsStringLiteral(['start', 'list']) },
    fromParams: (params, { isBare }) => ({
      ...params,
      tab: params.tab ?? (isBare(params) ? 'start' : 'list'),
    }),
    toParams: (search, { bare, isBare }) => {
      if (search.tab === 'start') return bare
      return { ...search, tab: isBare(search) ? 'list' : null }
    },
  })

  it('completes what it reads and shortens what it writes', () => {
    expect(own.untouched.tab).toBe('start')
    expect(own.parse('?colour=red')).toMatchObject({ tab: 'list', colour: 'red' })
    expect(own.href({ ...own.untouched, tab: 'list' })).toBe('/things?tab=list')
    expect(own.href({ ...own.untouched, tab: 'list', colour: 'red' })).toBe('/things?colour=red')
    expect(own.href({ ...own.untouched, tab: 'start', colour: 'red' })).toBe('/things')
  })

  it('still reads back what it writes', () => {
    const search = { ...own.untouched, tab: 'list', page: 2 } as const
    expect(own.parse(own.query(search))).toEqual(search)
    expect(own.normalise(own.toParams(search))).toEqual(search)
  })
})

describe('a changed search', () => {
  it('starts at its first page, with what is not known folded', () => {
    expect(LIST.change(FULL, { colour: null })).toEqual({ ...FULL, colour: null, page: 1, unreported: 0 })
  })

  it.each([
    ['search', { search: '' }],
    ['country', { country: [] }],
    ['size', { sizeMin: null, sizeMax: null }],
    ['nothing of the kind', {}],
  ])('drops the filter %s alone', (key, expected) => {
    expect(LIST.without(FULL, key)).toEqual({ ...FULL, ...expected, page: 1, unreported: 0 })
  })

  it('is cleared of every filter, and keeps the sort and what is no filter', () => {
    expect(LIST.cleared(FULL)).toEqual({
      ...LIST.untouched,
      tab: 'other',
      sort: 'day',
      compare: ['a', 'c'],
    })
  })
})

describe('the chips of a search', () => {
  it('stand in the order of the table', () => {
    expect(LIST.chips(FULL, (code) => code.toUpperCase()).map(({ key, label }) => [key, label])).toEqual([
      ['search', '“são paulo & co”'],
      ['country-de', 'DE'],
      ['country-fr', 'FR'],
      ['colour', 'Blue'],
      ['size', 'Size: 0–7'],
      ['tones-red', 'Red'],
      ['tones-blue', 'Blue'],
    ])
  })

  it('are none without a filter, whatever the sort, the page and the rest', () => {
    const search: Search = { ...LIST.untouched, tab: 'other', sort: 'day', page: 4, compare: ['a'] }
    expect(LIST.chips(search, String)).toEqual([])
  })
})

describe('usesMore', () => {
  it.each([
    [{}, false],
    [{ search: 'a', country: ['de'], colour: 'red', page: 3, sort: 'day' }, false],
    [{ sizeMax: 0 }, true],
    [{ unreported: 1, page: 2 }, false],
    [{ tones: ['red'] }, true],
  ] satisfies [Partial<Search>, boolean][])(
    'tells of %j whether a further filter is set: %s',
    (search, expected) => {
      expect(LIST.usesMore({ ...LIST.untouched, ...search })).toBe(expected)
    },
  )
})

describe('the answer to a search', () => {
  it('is sorted, filtered and cut to the page', () => {
    expect(browse({})).toMatchObject({ page: 1, pages: 2, total: 3, from: 1, to: 2, suggestions: null })
    expect(names(browse({}).rows)).toEqual(['alpha', 'beta'])
    expect(names(browse({ page: 2 }).rows)).toEqual(['gamma'])
    expect(names(browse({ sizeMin: 2 }).rows)).toEqual(['beta', 'gamma'])
  })

  it('comes to rest at the last page', () => {
    expect(browse({ page: 9 })).toMatchObject({ page: 2, from: 3, to: 3 })
  })

  it('needs a row to pass every filter', () => {
    expect(names(browse({ colour: 'red', sizeMin: 3 }).rows)).toEqual(['gamma'])
    expect(names(LIST.filter(ROWS, { search: { ...LIST.untouched, colour: 'red', sizeMin: 3 } }))).toEqual([
      'gamma',
    ])
  })

  it('counts the options that are in view over all pages, under the filters of the others', () => {
    expect(browse({ page: 2 }).counts).toEqual({ colour: { any: 3, values: { red: 2, blue: 1 } } })
    expect(browse({ colour: 'red', sizeMin: 3 }).counts).toEqual({
      colour: { any: 1, values: { red: 1, blue: 0 } },
    })
  })

  it('counts the options of other filters when it is asked to', () => {
    const { count } = browse({ country: ['de'] })
    expect(count('country')).toEqual({ any: 3, values: { de: 1, fr: 3 } })
    expect(count('tones')).toEqual({ any: 1, values: { red: 1, blue: 0 } })
    expect(count('size')).toEqual({ any: 1, values: {} })
    expect(count('unheard of')).toEqual({ any: 0, values: {} })
  })

  it('stands on pages that there are', () => {
    const search = { ...LIST.untouched, sizeMin: 1, page: 9, unreported: 9 }
    expect(LIST.settle(search, LIST.browse(ROWS, { search }))).toEqual({ ...search, page: 2, unreported: 0 })
    const rows = [...ROWS, row('delta')]
    expect(LIST.settle(search, LIST.browse(rows, { search }))).toEqual({ ...search, page: 2, unreported: 1 })
  })

  it('has no rows of an empty catalogue', () => {
    expect(browse({}, [])).toMatchObject({ rows: [], page: 1, pages: 1, from: 0, to: 0, total: 0 })
    expect(browse({}, []).counts.colour).toEqual({ any: 0, values: { red: 0, blue: 0 } })
  })

  it('works each order of the same rows out once, and leaves them alone', () => {
    const rows = [row('b', { size: 2 }), row('a', { size: 1 })]
    bySize.mockClear()
    const first = LIST.filter(rows, { search: LIST.untouched })
    browse({ page: 2 }, rows)
    expect(LIST.filter(rows, { search: LIST.untouched })).toBe(first)
    expect(bySize).toHaveBeenCalledTimes(1)
    expect(names(rows)).toEqual(['b', 'a'])
    LIST.filter([...rows], { search: LIST.untouched })
    expect(bySize).toHaveBeenCalledTimes(2)
  })

  it('works an order that looks at the day out anew on another day', () => {
    expect(names(browse({ sort: 'day' }, ROWS, '2026-01-01').rows)).toEqual(['beta', 'alpha'])
    expect(names(browse({ sort: 'day' }, ROWS, '2026-01-02').rows)).toEqual(['gamma', 'alpha'])
  })

  it('knows the rows of the list alone', () => {
    const part = defineList({ ...SHARED, rowsOf: (rows) => rows.filter(({ isHidden }) => !isHidden) })
    const rows = [...ROWS, row('delta', { isHidden: true, colour: 'red' })]
    expect(part.browse(rows, { search: part.untouched })).toMatchObject({
      total: 3,
      counts: { colour: { any: 3, values: { red: 2, blue: 1 } } },
    })
    expect(part.filter(rows, { search: part.untouched })).toHaveLength(3)
    expect(
      part.browse(rows, { search: { ...part.untouched, search: 'delta' } }).suggestions?.names,
    ).not.toContainEqual({
      id: 'id-delta',
      name: 'delta',
    })
  })
})

describe('what does not report what a filter asks for', () => {
  const rows = [...ROWS, row('delta', { colour: 'red' }), row('epsilon'), row('zeta', { country: 'de' })]

  it('stands apart from the results, counted and folded', () => {
    const { total, notKnown, notKnownRows } = browse({ sizeMin: 2 }, rows)
    expect(total).toBe(2)
    expect(notKnown).toEqual({ total: 3, page: 0, pages: 2, from: 0, to: 0, keys: ['size'] })
    expect(notKnownRows).toEqual([])
  })

  it('has pages of its own', () => {
    const first = browse({ sizeMin: 2, unreported: 1 }, rows)
    expect(first.notKnown).toMatchObject({ page: 1, pages: 2, from: 1, to: 2 })
    expect(names(first.notKnownRows)).toEqual(['delta', 'epsilon'])
    expect(names(browse({ sizeMin: 2, unreported: 9 }, rows).notKnownRows)).toEqual(['zeta'])
    expect(names(first.rows)).toEqual(['beta', 'gamma'])
  })

  it('is told by every filter that it leaves open', () => {
    expect(browse({ sizeMin: 2, colour: 'red' }, rows).notKnown).toMatchObject({
      total: 3,
      keys: ['colour', 'size'],
    })
  })

  it('stands open where a text finds nothing else and one page has it all, and the address stays', () => {
    const search = { ...LIST.untouched, sizeMin: 2 }
    const meaning = { typed: { ...search, search: 'delta of size' }, tests: [], fit: null }
    const few = [row('delta'), row('epsilon')]
    const open = LIST.browse(few, { search, meaning })
    expect(open.notKnown).toMatchObject({ page: 1, from: 1, to: 2 })
    expect(names(open.notKnownRows)).toEqual(['delta', 'epsilon'])
    expect(LIST.settle(search, open)).toEqual(search)
    for (const shut of [
      [...few, row('zeta')],
      [...few, row('big', { size: 3 })],
    ])
      expect(LIST.browse(shut, { search, meaning }).notKnownRows).toEqual([])
    expect(browse({ sizeMin: 2 }, few).notKnownRows).toEqual([])
  })

  it('is not there where every row reports what is asked for, or nothing is asked', () => {
    expect(browse({}, rows).notKnown).toBeUndefined()
    expect(browse({ country: ['de'] }, rows).notKnown).toBeUndefined()
    expect(answerOf(browse({}, rows))).not.toHaveProperty('notKnown')
  })

  it('is counted beside options', () => {
    expect(browse({ sizeMin: 2 }, rows).counts).toEqual({
      colour: { any: 2, values: { red: 2, blue: 0 }, notKnown: { red: 3, blue: 2 } },
    })
  })

  it('is let in where the filter is dropped that it leaves open', () => {
    expect(browse({ sizeMin: 9, country: ['de'] }, rows).suggestions?.drops).toEqual([
      { key: 'size', total: 2 },
    ])
  })
})

describe('when nothing is found', () => {
  it('offers names and what to drop, and only then', () => {
    expect(browse({ search: 'alpna', sizeMin: 2 }).suggestions).toEqual({
      names: [{ id: 'id-alpha', name: 'alpha' }],
      drops: [{ key: 'search', total: 2 }],
    })
    expect(browse({ search: 'alpha' }).suggestions).toBeNull()
  })

  it('names what brings most first', () => {
    expect(browse({ search: 'alpha', colour: 'red' }).suggestions?.drops).toEqual([
      { key: 'search', total: 2 },
      { key: 'colour', total: 1 },
    ])
  })

  it('names no filter whose removal would not help', () => {
    expect(browse({ search: 'qqqq', colour: 'red' }).suggestions?.drops).toEqual([
      { key: 'search', total: 2 },
    ])
    expect(browse({ search: 'alpha', colour: 'red', country: ['de'] }).suggestions?.drops).toEqual([
      { key: 'search', total: 1 },
    ])
    expect(browse({ search: 'alpha', sizeMin: 5, country: ['zz'] }).suggestions?.drops).toEqual([])
  })

  it('has no names for what is like none', () => {
    expect(browse({ search: 'qqqqqqqq' }).suggestions?.names).toEqual([])
  })

  it('has nothing to say of a list that is empty', () => {
    expect(browse({}, []).suggestions).toEqual({ names: [], drops: [] })
  })
})

it('names its form and its heading after itself', () => {
  expect(LIST).toMatchObject({ formId: 'thing-filters', headingId: 'thing-results', pageSize: 2 })
})

it('has in view what is counted before anything is opened', () => {
  expect(LIST.filters.filter(isInView).map(({ key }) => key)).toEqual(['colour'])
})

it('folds rows among the results and among what may match, and counts neither', () => {
  const list = defineList({ ...SHARED, foldedBy: () => (one: Row) => one.name !== 'kept' })
  const rows = [row('kept', { size: 5 }), row('found', { size: 5 }), row('open')]
  const found = list.browse(rows, { search: { ...list.untouched, sizeMin: 1 } })
  expect(found).toMatchObject({ total: 1, rows: [rows[0]], folded: [rows[1], rows[2]] })
  expect(found.notKnown).toBeUndefined()
})

describe('a list whose texts are looked at once for all rows', () => {
  const rowsWith = rowsWithWords<Row>([({ name }) => normaliseText(name)])
  it.each<Partial<Search>>([
    {},
    { search: 'a' },
    { search: 'ta', colour: 'red', sizeMax: 1 },
    { search: 'mm', country: ['de'], sort: 'day' },
    { search: 'alpha', colour: 'red' },
    { search: 'gamna', country: ['fr'], colour: 'blue' },
    { search: 'zeta', sizeMin: 2 },
    { search: '%' },
  ])('answers %j as one that asks each row', (search) => {
    const asked = { search: { ...LIST.untouched, ...search } }
    const { count: one, ...plain } = LIST.browse(ROWS, asked, '')
    const { count: other, ...result } = LIST.browse(ROWS, asked, '', rowsWith)
    expect(result).toEqual(plain)
    for (const { key } of LIST.filters) expect(other(key)).toEqual(one(key))
    expect(LIST.split(ROWS, asked, '', rowsWith)).toEqual(LIST.split(ROWS, asked))
  })
})
