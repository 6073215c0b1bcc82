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

const { text, countries, oneOf, named, set, flag, range, atMost, unreported } = filtersOf<Row>()
const shared = { label: 'Label', drop: 'the thing' }

/** The search of an address, as a list with this filter alone reads it. */
const parse = (filter: Filter<Row>, query: string): SearchValues =>
  filter.normalise(createLoader(filter.parsers)(query) as SearchValues)

const TODAY = '2026-06-15'
const find = (filter: Filter<Row>, rows: readonly Row[], search: SearchValues) =>
  rows.filter(filter.test(search, TODAY) ?? (() => true)).map(({ id }) => id)

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
    ['?!', ['São Paulo', 'Oxford Brookes', 'Oxford']],
  ])('finds by "%s" what has every word somewhere', (search, ids) => {
    expect(find(filter, rows, { search })).toEqual(ids)
  })

  it('asks nothing of rows while there is no word', () => {
    expect(filter.test({ search: '' }, TODAY)).toBeNull()
    expect(filter.test({ search: '?!' }, TODAY)).toBeNull()
  })

  it('reads text without surplus space, and no more than 80 letters', () => {
    expect(parse(filter, '?search=++a+++b+')).toEqual({ search: 'a b' })
    expect(parse(filter, `?search=${'x'.repeat(300)}`)).toEqual({ search: 'x'.repeat(80) })
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
  const rows = [row('red', { colour: 'red' }), row('blue', { colour: 'blue' }), row('any')]

  it('finds what has the chosen option, and what passes under every one', () => {
    expect(find(filter, rows, { colour: 'red' })).toEqual(['red', 'any'])
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
    const values = { red: 2, blue: 2, green: 1 }
    expect(count(filter, rows, { colour: null }, ['red', 'blue', 'green'])).toEqual({ any: 3, values })
    expect(count(filter, rows, { colour: 'red' }, ['red', 'blue', 'green'])).toEqual({ any: 3, values })
  })

  it('finds by any value of a row that has several', () => {
    const several = oneOf({ ...shared, anyLabel: 'Any', options: COLOURS, read: ({ colours }) => colours })(
      'c',
    )
    const open = [row('both', { colours: ['red', 'blue'] }), row('none')]
    expect(find(several, open, { c: 'blue' })).toEqual(['both'])
    expect(find(several, open, { c: 'green' })).toEqual([])
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
    const counts = { any: 4, values: { Leeds: 2, 'St Ives': 1 } }
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
    expect(any.test({ colour: [] }, TODAY)).toBeNull()
  })

  it('finds what has all of the chosen', () => {
    expect(find(all, rows, { colours: ['red'] })).toEqual(['one', 'both'])
    expect(find(all, rows, { colours: ['red', 'blue'] })).toEqual(['both'])
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
    })
    expect(count(all, rows, { colours: ['red'] }, options)).toEqual({
      any: 3,
      values: { red: 2, blue: 1, green: 0 },
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
})

describe('range', () => {
  const filter = range({
    ...shared,
    label: 'Price of a year',
    short: 'Price',
    unit: 'US$',
    min: 0,
    max: 100_000,
    step: 500,
    words: (bound) => `US$ ${bound}`,
    read: ({ price }) => price,
  })('price')
  const rows = [
    row('unknown'),
    row('free', { price: 0 }),
    row('low', { price: 2000 }),
    row('high', { price: 8000 }),
  ]
  const bounds = (priceMin: number | null, priceMax: number | null) => ({ priceMin, priceMax })

  it('includes both bounds, and takes one alone', () => {
    expect(find(filter, rows, bounds(2000, 8000))).toEqual(['unknown', 'low', 'high'])
    expect(find(filter, rows, bounds(2001, null))).toEqual(['unknown', 'high'])
    expect(find(filter, rows, bounds(null, 7999))).toEqual(['unknown', 'free', 'low'])
    expect(filter.test(bounds(null, null), TODAY)).toBeNull()
  })

  it('leaves out what is not reported when asked to, and never takes unknown for 0', () => {
    const exclude = { unreported: 'exclude' }
    expect(find(filter, rows, { ...bounds(null, 8000), ...exclude })).toEqual(['free', 'low', 'high'])
    expect(find(filter, rows, { ...bounds(0, null), ...exclude })).toEqual(['free', 'low', 'high'])
    expect(find(filter, rows, { ...bounds(null, 0), ...exclude })).toEqual(['free'])
    expect(filter.test({ ...bounds(null, null), ...exclude }, TODAY)).toBeNull()
  })

  it.each([
    ['?priceMin=500&priceMax=1000', bounds(500, 1000)],
    ['?priceMin=8000&priceMax=2000', bounds(2000, 8000)],
    ['?priceMin=8000', bounds(8000, null)],
    ['?priceMax=-5', bounds(null, 0)],
    ['?priceMax=12345', bounds(null, 12_500)],
    ['?priceMax=1e9', bounds(null, 100_000)],
    ['?priceMin=NaN&priceMax=', bounds(null, null)],
    ['', bounds(null, null)],
  ])('reads %s within its bounds, on its step, the smaller first', (query, expected) => {
    expect(parse(filter, query)).toEqual(expected)
  })

  it.each([
    [bounds(null, 12_500), 'Price: up to US$ 12,500'],
    [bounds(null, 0), 'Price: up to US$ 0'],
    [bounds(1000, null), 'Price: from US$ 1,000'],
    [bounds(1000, 100_000), 'Price: US$ 1,000–US$ 100,000'],
  ])('words %j in one chip', (search, label) => {
    expect(chips(filter, search)).toEqual([{ key: 'price', label, change: bounds(null, null) }])
  })

  it('has no chip without a bound, and no options', () => {
    expect(chips(filter, bounds(null, null))).toEqual([])
    expect(filter.facet).toBeNull()
  })

  it('begins its chip with the label where there is no shorter word', () => {
    const rate = range({
      ...shared,
      label: 'Rate',
      unit: '%',
      min: 0,
      max: 100,
      step: 1,
      words: (bound) => `${bound}%`,
      read: () => null,
    })('rate')
    expect(chips(rate, { rateMin: 0, rateMax: 80 })).toMatchObject([{ label: 'Rate: 0%–80%' }])
    expect(rate.control).toEqual({ kind: 'range', unit: '%', bounds: { min: 0, max: 100, step: 1 } })
  })
})

describe('atMost', () => {
  const filter = atMost({
    ...shared,
    label: 'My price',
    unit: 'US$',
    hint: 'Leaves out what costs more',
    min: 0,
    max: 4,
    step: 0.1,
    read: ({ price }) => price,
  })('price')
  const rows = [row('unknown'), row('cheap', { price: 2.5 }), row('dear', { price: 3.7 })]

  it('leaves out what asks for more', () => {
    expect(find(filter, rows, { price: 2.5 })).toEqual(['unknown', 'cheap'])
    expect(find(filter, rows, { price: 3.6, unreported: 'exclude' })).toEqual(['cheap'])
    expect(find(filter, rows, { price: 0 })).toEqual(['unknown'])
    expect(filter.test({ price: null }, TODAY)).toBeNull()
  })

  it.each([
    ['?price=9', 4],
    ['?price=3.14', 3.1],
    ['?price=-1', 0],
    ['?price=NaN', null],
    ['', null],
  ])('reads %s within its bounds and on its step', (query, price) => {
    expect(parse(filter, query)).toEqual({ price })
  })

  it('has one chip, for 0 as well', () => {
    expect(chips(filter, { price: 3.5 })).toEqual([
      { key: 'price', label: 'My price: 3.5', change: { price: null } },
    ])
    expect(chips(filter, { price: 0 })).toMatchObject([{ label: 'My price: 0' }])
    expect(chips(filter, { price: null })).toEqual([])
  })
})

describe('unreported', () => {
  const filter = unreported({ label: 'Figures', text: 'Include', chip: 'Reported figures only' })(
    'unreported',
  )

  it('keeps no row out by itself, and is no filter to drop', () => {
    expect(filter.test({ unreported: 'exclude' }, TODAY)).toBeNull()
    expect(filter).toMatchObject({ drop: null, facet: null })
  })

  it.each([
    ['', 'include'],
    ['?unreported=exclude', 'exclude'],
    ['?unreported=maybe', 'include'],
  ])('reads %s as %s', (query, expected) => {
    expect(parse(filter, query)).toEqual({ unreported: expected })
  })

  it('takes both values, which a ticked box sends without script, for the default', () => {
    expect(parse(filter, '?unreported=exclude,include')).toEqual({ unreported: 'include' })
  })

  it('has a chip while it is not as it was', () => {
    expect(chips(filter, { unreported: 'exclude' })).toEqual([
      { key: 'unreported', label: 'Reported figures only', change: { unreported: 'include' } },
    ])
    expect(chips(filter, { unreported: 'include' })).toEqual([])
  })
})
