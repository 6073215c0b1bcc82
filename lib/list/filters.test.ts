import { createLoader } from 'nuqs/server'
import { normaliseText } from '../text/normalise-text'
import { countFacet } from './count-facet'
import type { Filter, SearchValues } from './filter'
import { filtersOf } from './filters'
import { splitRows } from './split-rows'

type Colour = 'red' | 'blue' | 'green'
type Size = 'small' | 'big'
type Row = {
  id: string
  text: string
  notes: string
  country: string
  hosts: readonly string[]
  colour: Colour | null
  colours: readonly Colour[]
  sizes: ReadonlySet<Size> | null
  town: string | null
  price: number | null
  until: string
}

const row = (id: string, given: Partial<Row> = {}): Row => ({
  id,
  text: normaliseText(id),
  notes: '',
  country: 'fr',
  hosts: [],
  colour: null,
  colours: [],
  sizes: null,
  town: null,
  price: null,
  until: '2026-01-01',
  ...given,
})

const COLOURS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
  { value: 'green', label: 'Green' },
] as const
const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'big', label: 'Big' },
] as const

const { text, countries, oneOf, named, set, flag, range, choice } = filtersOf<Row>()
const shared = { label: 'Label', drop: 'the thing' }

/** The search of an address, as a list with this filter alone reads it. */
const parse = (filter: Filter<Row>, query: string): SearchValues =>
  filter.normalise(createLoader(filter.parsers)(query) as SearchValues)

const TODAY = '2026-06-15'
const find = (filter: Filter<Row>, rows: readonly Row[], search: SearchValues) =>
  rows.filter(filter.test(search, TODAY) ?? (() => true)).map(({ id }) => id)

/** The rows that don't report what the filter asks for. */
const leaveOpen = (filter: Filter<Row>, rows: readonly Row[], search: SearchValues) =>
  rows.filter((each) => filter.test(search, TODAY)?.(each) === null).map(({ id }) => id)

const NAMES: Record<string, string> = { de: 'Germany', fr: 'France', 'st-ives': 'St Ives' }
const nameOf = (value: string) => NAMES[value] ?? value
const chips = (filter: Filter<Row>, search: SearchValues) => filter.chips(search, nameOf)

function count(filter: Filter<Row>, rows: readonly Row[], search: SearchValues, options?: string[]) {
  const test = filter.test(search, TODAY)
  const facet = filter.facet?.(search, TODAY)
  if (!facet) throw new Error('The filter has no options to count.')
  return countFacet(splitRows(rows, test ? [[filter.key, test]] : []), facet, options)
}

describe('every filter', () => {
  const filter = text({ ...shared, read: [] })('search')

  it('stands in view and has no note unless its entry says so', () => {
    expect(filter).toMatchObject({
      key: 'search',
      label: 'Label',
      drop: 'the thing',
      note: null,
      isMore: false,
    })
    expect(text({ ...shared, note: 'Note.', more: true, read: [] })('search')).toMatchObject({
      note: 'Note.',
      isMore: true,
    })
  })
})

describe('text', () => {
  const filter = text({ ...shared, read: [({ text: own }) => own, ({ notes }) => notes] })('search')
  const rows = [row('São Paulo'), row('Oxford Brookes', { notes: 'dreaming spires' }), row('Oxford')]

  it.each([
    ['sao', ['São Paulo']],
    ['SÃO  PAULO', ['São Paulo']],
    ['oxf', ['Oxford Brookes', 'Oxford']],
    ['brookes oxford', ['Oxford Brookes']],
    ['oxford spires', ['Oxford Brookes']],
    ['oxford, paulo', []],
    ['', ['São Paulo', 'Oxford Brookes', 'Oxford']],
    ['?!', []],
  ])('finds by "%s" what has every word somewhere', (search, ids) => {
    expect(find(filter, rows, { search })).toEqual(ids)
  })

  it('asks nothing of rows while there is no word', () => {
    expect(filter.test({ search: '' }, TODAY)).toBeNull()
  })

  it('reads text without surplus space', () => {
    expect(parse(filter, '?search=++a+++b+')).toEqual({ search: 'a b' })
    expect(parse(filter, '')).toEqual({ search: '' })
  })

  it('has a chip in quotation marks, which empties it', () => {
    expect(chips(filter, { search: 'oxford' })).toEqual([
      { key: 'search', label: '“oxford”', change: { search: '' } },
    ])
    expect(chips(filter, { search: '' })).toEqual([])
  })

  it('has no options', () => {
    expect(filter.facet).toBeNull()
  })
})

describe('countries', () => {
  const filter = countries({ ...shared, anyLabel: 'Any', max: 3, read: ({ country }) => country })('country')
  const rows = [
    row('a'),
    row('b', { country: 'de' }),
    row('c', { country: 'jp' }),
    row('d', { country: 'de' }),
  ]

  it('finds the rows of any of the chosen', () => {
    expect(find(filter, rows, { country: ['de', 'jp'] })).toEqual(['b', 'c', 'd'])
    expect(find(filter, rows, { country: ['zz'] })).toEqual([])
    expect(filter.test({ country: [] }, TODAY)).toBeNull()
  })

  it.each([
    ['?country=FR,de,fr', ['de', 'fr']],
    ['?country=aa,ac,ab,ad', ['aa', 'ab', 'ac']],
    ['?country=1,2,xxx,multiple', []],
    ['', []],
  ])('reads %s as sorted codes, each once, no more than may be chosen', (query, country) => {
    expect(parse(filter, query)).toEqual({ country })
  })

  it('has a chip for each, with its name', () => {
    expect(chips(filter, { country: ['de', 'fr', 'zz'] })).toEqual([
      { key: 'country-de', label: 'Germany', change: { country: ['fr', 'zz'] } },
      { key: 'country-fr', label: 'France', change: { country: ['de', 'zz'] } },
      { key: 'country-zz', label: 'zz', change: { country: ['de', 'fr'] } },
    ])
  })

  it('counts what another country would add, and names a chosen one that has nothing', () => {
    expect(count(filter, rows, { country: [] })).toEqual({ any: 4, values: { fr: 1, de: 2, jp: 1 } })
    expect(count(filter, rows, { country: ['fr'] })).toEqual({ any: 4, values: { fr: 1, de: 3, jp: 2 } })
    expect(count(filter, rows, { country: ['zz'] }).values).toMatchObject({ zz: 0 })
  })

  describe('of which one may be chosen', () => {
    const home = countries({
      ...shared,
      anyLabel: 'Any',
      max: 1,
      read: ({ hosts }) => new Set(hosts),
      chip: (name) => `From ${name}`,
    })('home')
    const open = [row('a', { hosts: ['fr', 'de'] }), row('b', { hosts: ['de'] })]

    it('exchanges it for another', () => {
      expect(parse(home, '?home=fr,de')).toEqual({ home: ['de'] })
      expect(find(home, open, { home: ['fr'] })).toEqual(['a'])
      expect(count(home, open, { home: ['fr'] })).toEqual({ any: 2, values: { fr: 1, de: 2 } })
    })

    it('words its chip as the entry says', () => {
      expect(chips(home, { home: ['de'] })).toEqual([
        { key: 'home-de', label: 'From Germany', change: { home: [] } },
      ])
    })
  })

  describe('of which a row may leave some open', () => {
    const home = countries({
      ...shared,
      anyLabel: 'Any',
      max: 1,
      read: () => new Set(['fr']),
      mayBe: ({ hosts }) => new Set(hosts),
    })('home')
    const open = [row('sure'), row('unsure', { hosts: ['de'] })]

    it('neither finds nor drops it for those', () => {
      expect(find(home, open, { home: ['fr'] })).toEqual(['sure', 'unsure'])
      expect(find(home, open, { home: ['de'] })).toEqual([])
      expect(leaveOpen(home, open, { home: ['de'] })).toEqual(['unsure'])
      expect(leaveOpen(home, open, { home: ['jp'] })).toEqual([])
    })

    it('counts it apart', () => {
      expect(count(home, open, { home: ['fr'] })).toEqual({
        any: 2,
        values: { fr: 2, de: 0 },
        notKnown: { de: 1 },
      })
    })

    it('takes a row that lets nobody in for no match', () => {
      const shut = countries({ ...shared, anyLabel: 'Any', max: 1, read: () => [], mayBe: () => new Set() })
      expect(leaveOpen(shut('home'), open, { home: ['de'] })).toEqual([])
      expect(count(shut('home'), open, { home: [] })).toEqual({ any: 2, values: {} })
    })
  })

  describe('with an option that stands for several', () => {
    const host = countries({
      ...shared,
      anyLabel: 'Any',
      max: 3,
      extra: [{ value: 'multiple', label: 'Several countries' }],
      read: ({ hosts }) => hosts,
      chip: (name) => `In ${name}`,
    })('host')
    const open = [row('a', { hosts: ['multiple'] }), row('b', { hosts: ['de', 'fr'] }), row('c')]

    it('takes it beside countries', () => {
      expect(parse(host, '?host=multiple,de,several')).toEqual({ host: ['de', 'multiple'] })
      expect(find(host, open, { host: ['multiple'] })).toEqual(['a'])
      expect(find(host, open, { host: ['de', 'multiple'] })).toEqual(['a', 'b'])
      expect(leaveOpen(host, open, { host: ['de'] })).toEqual(['c'])
    })

    it('calls it by its own label', () => {
      expect(chips(host, { host: ['de', 'multiple'] }).map(({ label }) => label)).toEqual([
        'In Germany',
        'Several countries',
      ])
    })
  })
})

describe('oneOf', () => {
  const filter = oneOf({
    ...shared,
    anyLabel: 'Any colour',
    options: COLOURS,
    read: ({ colour }) => colour,
  })('colour')
  const rows = [row('red', { colour: 'red' }), row('blue', { colour: 'blue' }), row('none')]

  it('finds what has the chosen option, and leaves open what reports none', () => {
    expect(find(filter, rows, { colour: 'red' })).toEqual(['red'])
    expect(leaveOpen(filter, rows, { colour: 'red' })).toEqual(['none'])
    expect(filter.test({ colour: null }, TODAY)).toBeNull()
  })

  it('reads one of its options and no other word', () => {
    expect(parse(filter, '?colour=blue')).toEqual({ colour: 'blue' })
    expect(parse(filter, '?colour=<b>')).toEqual({ colour: null })
    expect(parse(filter, '')).toEqual({ colour: null })
  })

  it('has one chip', () => {
    expect(chips(filter, { colour: 'blue' })).toEqual([
      { key: 'colour', label: 'Blue', change: { colour: null } },
    ])
    expect(chips(filter, { colour: null })).toEqual([])
  })

  it('counts for each option what it would show instead', () => {
    const values = { red: 1, blue: 1, green: 0 }
    const notKnown = { red: 1, blue: 1, green: 1 }
    const counts = { any: 3, values, notKnown }
    expect(count(filter, rows, { colour: null }, ['red', 'blue', 'green'])).toEqual(counts)
    expect(count(filter, rows, { colour: 'red' }, ['red', 'blue', 'green'])).toEqual(counts)
  })

  it('finds by any value of a row that has several', () => {
    const several = oneOf({ ...shared, anyLabel: 'Any', options: COLOURS, read: ({ colours }) => colours })(
      'c',
    )
    const open = [row('both', { colours: ['red', 'blue'] }), row('none')]
    expect(find(several, open, { c: 'blue' })).toEqual(['both'])
    expect(find(several, open, { c: 'green' })).toEqual([])
    expect(leaveOpen(several, open, { c: 'green' })).toEqual(['none'])
  })

  it('is drawn as radio buttons, or as a select', () => {
    expect(filter.control).toEqual({ kind: 'radios', anyLabel: 'Any colour', options: COLOURS })
    const entry = { ...shared, anyLabel: 'Any', options: COLOURS, isSelect: true, read: () => null }
    expect(oneOf(entry)('colour').control.kind).toBe('select')
  })
})

describe('named', () => {
  const filter = named({ ...shared, anyLabel: 'All towns', read: ({ town }) => town })('town')
  const rows = [
    row('a', { town: 'St Ives' }),
    row('b', { town: 'Leeds' }),
    row('c'),
    row('d', { town: 'Leeds' }),
  ]

  it('finds by the slug of a name', () => {
    expect(find(filter, rows, { town: 'st-ives' })).toEqual(['a'])
    expect(find(filter, rows, { town: 'leeds' })).toEqual(['b', 'd'])
    expect(find(filter, rows, { town: 'york' })).toEqual([])
    expect(leaveOpen(filter, rows, { town: 'york' })).toEqual(['c'])
    expect(filter.test({ town: null }, TODAY)).toBeNull()
  })

  it.each([
    ['?town=Newcastle+upon+Tyne', 'newcastle-upon-tyne'],
    ['?town=London,Leeds', 'london'],
    ['?town=../../etc', 'etc'],
    ['?town=%20%00', null],
    [`?town=${'x'.repeat(300)}`, 'x'.repeat(60)],
    ['', null],
  ])('reads %s as a slug', (query, town) => {
    expect(parse(filter, query)).toEqual({ town })
  })

  it('has a chip with the name', () => {
    expect(chips(filter, { town: 'st-ives' })).toEqual([
      { key: 'town', label: 'St Ives', change: { town: null } },
    ])
    expect(chips(filter, { town: null })).toEqual([])
  })

  it('counts every name that the rows have, also under another choice', () => {
    const counts = { any: 4, values: { Leeds: 2, 'St Ives': 1 }, notKnown: { Leeds: 1, 'St Ives': 1 } }
    expect(count(filter, rows, { town: null })).toEqual(counts)
    expect(count(filter, rows, { town: 'leeds' })).toEqual(counts)
  })
})

describe('set', () => {
  const any = set({ ...shared, options: COLOURS, match: 'any', read: ({ colour }) => colour })('colour')
  const all = set({
    ...shared,
    options: COLOURS,
    match: 'all',
    read: ({ colours }) => colours,
    chip: (label) => `In ${label}`,
  })('colours')
  const rows = [
    row('none'),
    row('one', { colour: 'red', colours: ['red'] }),
    row('both', { colour: 'blue', colours: ['red', 'blue'] }),
  ]

  it('finds what has one of the chosen, and nothing that is unknown', () => {
    expect(find(any, rows, { colour: ['red'] })).toEqual(['one'])
    expect(find(any, rows, { colour: ['red', 'blue'] })).toEqual(['one', 'both'])
    expect(leaveOpen(any, rows, { colour: ['red'] })).toEqual(['none'])
    expect(any.test({ colour: [] }, TODAY)).toBeNull()
  })

  it('finds what has all of the chosen', () => {
    expect(find(all, rows, { colours: ['red'] })).toEqual(['one', 'both'])
    expect(find(all, rows, { colours: ['red', 'blue'] })).toEqual(['both'])
    expect(leaveOpen(all, rows, { colours: ['red', 'blue'] })).toEqual(['none'])
  })

  it('reads values that a row keeps as a set', () => {
    const sizes = set({ ...shared, options: SIZES, match: 'all', read: (entry) => entry.sizes })('sizes')
    const open = [row('a', { sizes: new Set(['small', 'big'] as const) }), row('b')]
    expect(find(sizes, open, { sizes: ['big', 'small'] })).toEqual(['a'])
  })

  it.each([
    ['?colour=green,red,quidditch,red', ['red', 'green']],
    ['?colour=RED', ['red']],
    ['?colour=red,blue,green', ['red', 'blue', 'green']],
    ['?colour=', []],
    ['?colour=x', []],
    ['', []],
  ])('reads %s in the order of its options', (query, colour) => {
    expect(parse(any, query)).toEqual({ colour })
  })

  it('has a chip for each of the chosen', () => {
    expect(chips(any, { colour: ['red', 'green'] })).toEqual([
      { key: 'colour-red', label: 'Red', change: { colour: ['green'] } },
      { key: 'colour-green', label: 'Green', change: { colour: ['red'] } },
    ])
    expect(chips(all, { colours: ['blue'] })).toMatchObject([{ label: 'In Blue' }])
  })

  it('counts what one more option adds, or what has it as well', () => {
    const options = ['red', 'blue', 'green']
    expect(count(any, rows, { colour: ['red'] }, options)).toEqual({
      any: 3,
      values: { red: 1, blue: 2, green: 1 },
      notKnown: { red: 1, blue: 1, green: 1 },
    })
    expect(count(all, rows, { colours: ['red'] }, options)).toEqual({
      any: 3,
      values: { red: 2, blue: 1, green: 0 },
      notKnown: { red: 1, blue: 1, green: 1 },
    })
  })
})

describe('flag', () => {
  const option = { value: 'now', label: 'Open now' }
  const filter = flag({ ...shared, option, read: ({ until }, today) => until >= today })('open')
  const rows = [row('past'), row('open', { until: '2026-07-01' }), row('today', { until: TODAY })]

  it('finds what holds on the day', () => {
    expect(find(filter, rows, { open: 'now' })).toEqual(['open', 'today'])
    expect(filter.test({ open: null }, TODAY)).toBeNull()
  })

  it('reads its one option', () => {
    expect(parse(filter, '?open=now')).toEqual({ open: 'now' })
    expect(parse(filter, '?open=yes')).toEqual({ open: null })
    expect(parse(filter, '')).toEqual({ open: null })
  })

  it('has a chip with the label of the option', () => {
    expect(chips(filter, { open: 'now' })).toEqual([
      { key: 'open', label: 'Open now', change: { open: null } },
    ])
    expect(chips(filter, { open: null })).toEqual([])
  })

  it('counts what a tick would leave', () => {
    expect(count(filter, rows, { open: null }, ['now'])).toEqual({ any: 3, values: { now: 2 } })
    expect(count(filter, rows, { open: 'now' }, ['now'])).toEqual({ any: 3, values: { now: 2 } })
  })

  it('leaves open what the row does not report', () => {
    const dear = flag({ ...shared, option, read: ({ price }) => (price === null ? null : price > 5) })('dear')
    const prices = [row('unknown'), row('cheap', { price: 1 }), row('dear', { price: 9 })]
    expect(find(dear, prices, { dear: 'now' })).toEqual(['dear'])
    expect(leaveOpen(dear, prices, { dear: 'now' })).toEqual(['unknown'])
    expect(count(dear, prices, { dear: null }, ['now'])).toEqual({
      any: 3,
      values: { now: 1 },
      notKnown: { now: 1 },
    })
  })
})

describe('choice', () => {
  const keep = jest.fn()
  const filter = choice({
    label: 'Colours of',
    options: COLOURS,
    kept: { read: () => 'blue', keep },
  })('colours')

  it('tells an address that names none from one that names the first', () => {
    expect(parse(filter, '')).toEqual({ colours: null })
    expect(parse(filter, '?colours=red')).toEqual({ colours: 'red' })
    expect(parse(filter, '?colours=violet')).toEqual({ colours: null })
  })

  it('leaves out no row, and is no active filter', () => {
    expect(filter.test({ colours: 'blue' }, TODAY)).toBeNull()
    expect(chips(filter, { colours: 'blue' })).toEqual([])
    expect(filter.facet).toBeNull()
    expect(filter.drop).toBeNull()
  })

  it('says where the browser keeps it', () => {
    expect(filter.kept?.colours?.read()).toBe('blue')
    filter.kept?.colours?.keep('green')
    expect(keep).toHaveBeenCalledWith('green')
    expect(choice({ label: 'A', options: COLOURS })('a').kept).toBeNull()
  })

  it('can decide what a range and a box read', () => {
    const prices = [row('a', { price: 1 }), row('b', { price: 9 })]
    const twice = (search: SearchValues) => (search.colours === 'blue' ? 2 : 1)
    const price = range({
      ...shared,
      ...{ unit: 'US$', min: 0, max: 100, step: 1, words: String },
      read: (each, search) => (each.price ?? 0) * twice(search),
    })('price')
    const dear = flag({
      ...shared,
      option: { value: 'yes', label: 'Dear' },
      read: (each, _, search) => (each.price ?? 0) * twice(search) > 10,
    })('dear')
    expect(find(price, prices, { priceMin: null, priceMax: 9, colours: 'red' })).toEqual(['a', 'b'])
    expect(find(price, prices, { priceMin: null, priceMax: 9, colours: 'blue' })).toEqual(['a'])
    expect(find(dear, prices, { dear: 'yes', colours: 'blue' })).toEqual(['b'])
    expect(count(dear, prices, { dear: null, colours: 'blue' }).values).toEqual({ yes: 1 })
    expect(count(dear, prices, { dear: null, colours: 'red' }).values).toEqual({})
  })
})

it('looks for no text that is too long, and has no chip for it, but keeps it in the address as it was typed', () => {
  const filter = text({ ...shared, read: [({ id }: Row) => id] })('search')
  const typed = `Texas A&M é ${'x'.repeat(189)}`
  const search = parse(filter, `?search=${encodeURIComponent(typed)}`)
  expect(search.search).toBe(typed)
  expect(filter.test(search, TODAY)).toBeNull()
  expect(filter.chips(search, String)).toEqual([])
  const short = parse(filter, `?search=${encodeURIComponent(typed.slice(0, 11))}`)
  expect(filter.chips(short, String)).toMatchObject([{ label: '“Texas A&M é”' }])
  expect(parse(filter, `?search=${'x'.repeat(1001)}`).search).toBe('')
})
