import { aRow } from '@/tests/fixtures/a-row'
import { REGIONS } from '../places/regions'
import { WORLD, type UniversitySearch } from './list'
import type { UniversityRow } from './row'
import { SECTORS } from '../facts/vocabulary'
import { DEADLINE_MONTHS, FACILITIES, POPULAR_PROGRAMMES } from './vocabulary'

const roundTrip = (search: UniversitySearch) => WORLD.parse(WORLD.query(search))
const browse = (rows: readonly UniversityRow[], search: Partial<UniversitySearch> = {}) =>
  WORLD.browse(rows, { search: { ...WORLD.untouched, ...search } })

/** The rows that may match a search, but do not report a fact that it asks for. */
const open = (rows: readonly UniversityRow[], search: Partial<UniversitySearch>) =>
  WORLD.split(rows, { search: { ...WORLD.untouched, ...search } }).unknown.map(({ id }) => id)

/** The rows that a search finds, in the order given. */
function find(rows: readonly UniversityRow[], search: Partial<UniversitySearch>) {
  const found = new Set(WORLD.filter(rows, { search: { ...WORLD.untouched, ...search } }))
  return rows.filter((row) => found.has(row)).map(({ id }) => id)
}

/** The filters that keep rows out under a search. */
const active = (search: UniversitySearch) =>
  WORLD.filters.filter(({ test }) => test(search, '') !== null).map(({ key }) => key)

/** A search that sets filters of every kind. */
const FULL: UniversitySearch = {
  ...WORLD.untouched,
  tab: 'compare',
  search: 'são paulo & co',
  level: 'master',
  country: ['de', 'fr'],
  region: 'europe',
  tuitionMin: 0,
  tuitionMax: 30_000,
  sector: ['public', 'church'],
  taught: 'english',
  erasmus: 'yes',
  acceptanceMin: 10,
  acceptanceMax: 90,
  rankMin: 1,
  rankMax: 500,
  employmentMin: 50,
  employmentMax: 100,
  gpaMin: 2.5,
  gpaMax: 3.4,
  campusMin: 10,
  campusMax: 500,
  programmes: ['computer-science', 'law'],
  facilities: ['library'],
  deadline: ['1', '12'],
  added: 'yes',
  sort: 'students',
  page: 3,
  unreported: 2,
  compare: ['b', 'a'],
  subject: 'public-health',
}

/** Those of the filters that keep rows out. */
const KEYS = active(FULL)

describe('the address', () => {
  it('gives defaults for nothing and for garbage', () => {
    expect(WORLD.parse('')).toEqual(WORLD.untouched)
    expect(
      WORLD.parse(
        '?page=abc&sort=%00&region=<b>&country=1,2,xxx&gpa=NaN&tuitionMax=&deadline=13&compare=,%20,&tab=9',
      ),
    ).toEqual(WORLD.untouched)
  })

  it('reads back what it writes', () => {
    expect(roundTrip(FULL)).toEqual(FULL)
    expect(roundTrip(WORLD.untouched)).toEqual(WORLD.untouched)
  })

  it('leaves defaults out', () => {
    expect(WORLD.query(WORLD.untouched)).toBe('')
    expect(WORLD.href(WORLD.untouched)).toBe('/universities')
  })

  it('has the view first, the filters in the order of the form, and the comparison last', () => {
    const names = [...new URLSearchParams(WORLD.query(FULL)).keys()]
    const nameOf = (key: string) => names.findIndex((name) => name.startsWith(key))
    expect(names.slice(0, 3)).toEqual(['tab', 'search', 'level'])
    expect(KEYS.map(nameOf)).toEqual(KEYS.map(nameOf).toSorted((a, b) => a - b))
    expect(names.slice(-5)).toEqual(['sort', 'page', 'unreported', 'compare', 'subject'])
  })

  it.each([
    ['page', '0', { page: 1 }],
    ['page', '1e9', { page: 999 }],
    ['page', '2.6', { page: 3 }],
    ['tuitionMax', '-5', { tuitionMax: 0 }],
    ['tuitionMax', '12345', { tuitionMax: 12_500 }],
    ['search', '   a   b  ', { search: 'a b' }],
    ['search', 'x'.repeat(1001), {}],
    ['country', 'FR,de,fr', { country: ['de', 'fr'] }],
    [
      'country',
      'aa,ab,ac,ad,ae,af,ag,ah,ai,aj,ak,al',
      { country: ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj'] },
    ],
    ['compare', 'c,a,c,B,<d>', { compare: ['c', 'a', 'b', '-d-'] }],
    ['programmes', 'law,quidditch,biology', { programmes: ['biology', 'law'] }],
  ])('holds %s=%s within its bounds', (key, value, expected) => {
    const search = WORLD.parse(new URLSearchParams({ [key]: value }))
    expect(search).toEqual({ ...WORLD.untouched, ...expected })
  })

  it('takes every value of a closed list at once', () => {
    expect(WORLD.parse('?deadline=1,2,3,4,5,6,7,8,9,10,11,12').deadline).toHaveLength(12)
  })

  it('turns a backwards range round', () => {
    expect(WORLD.parse('?acceptanceMin=80&acceptanceMax=20')).toMatchObject({
      acceptanceMin: 20,
      acceptanceMax: 80,
    })
  })
})

describe('the filters', () => {
  it('let every row through when none is set', () => {
    const rows = [aRow({ id: 'b' }), aRow({ id: 'a' })]
    expect(find(rows, {})).toEqual(['b', 'a'])
    expect(active(WORLD.untouched)).toEqual([])
  })

  it('keep only what passes every one of them', () => {
    const rows = [
      aRow({ id: 'both', region: 'asia', isFull: true, rank: 5 }),
      aRow({ id: 'region-only', region: 'asia', rank: 500 }),
      aRow({ id: 'rank-only', region: 'africa', rank: 6 }),
    ]
    expect(find(rows, { region: 'asia', rankMax: 10 })).toEqual(['both'])
  })

  describe('search', () => {
    const rows = [
      aRow({ id: 'sp', name: 'Universidade de São Paulo', location: 'São Paulo', programmes: ['law'] }),
      aRow({
        id: 'mit',
        name: 'Massachusetts Institute of Technology',
        location: 'Cambridge, Massachusetts',
      }),
      aRow({ id: 'cam', name: 'University of Cambridge', location: 'Cambridge', about: 'famous spires' }),
    ]
    it.each([
      ['sao paulo', ['sp']],
      ['SÃO  PAULO', ['sp']],
      ['cambridge', ['mit', 'cam']],
      ['cambridge tech', ['mit']],
      ['tech cambridge', ['mit']],
      ['bridge', ['mit', 'cam']],
      ['law', ['sp']],
      ['university of cambridge', ['cam']],
      ['cambridge, law', []],
      ['cambridge spires', ['cam']],
      ['zzz', []],
      ['', ['sp', 'mit', 'cam']],
      ['?!', ['sp', 'mit', 'cam']],
    ])('finds by "%s"', (search, ids) => {
      expect(find(rows, { search })).toEqual(ids)
    })

    it('looks at small words when nothing else was typed', () => {
      expect(find(rows, { search: 'of' })).toEqual(['mit', 'cam'])
    })
  })

  describe('country', () => {
    const rows = [
      aRow({ id: 'fr' }),
      aRow({ id: 'de', countryCode: 'de' }),
      aRow({ id: 'jp', countryCode: 'jp' }),
    ]
    it('takes any of the chosen', () => {
      expect(find(rows, { country: ['de', 'jp'] })).toEqual(['de', 'jp'])
    })
    it('finds nothing in a country without universities', () => {
      expect(find(rows, { country: ['zz'] })).toEqual([])
    })
  })

  describe('region', () => {
    it('takes the chosen one', () => {
      const rows = [aRow({ id: 'eu' }), aRow({ id: 'af', region: 'africa' })]
      expect(find(rows, { region: 'africa' })).toEqual(['af'])
    })
  })

  describe.each(['programmes', 'facilities'] as const)('%s', (key) => {
    const [one, two] = key === 'programmes' ? (['law', 'music'] as const) : (['library', 'museum'] as const)
    const rows = [
      aRow({ id: 'none' }),
      aRow({ id: 'one', [key]: [one] }),
      aRow({ id: 'both', [key]: [one, two] }),
    ]
    it('takes what offers all of the chosen', () => {
      expect(find(rows, { [key]: [one] })).toEqual(['one', 'both'])
      expect(find(rows, { [key]: [one, two] })).toEqual(['both'])
    })
  })

  describe.each(['tuition', 'acceptance', 'rank', 'employment'])('%s', (key) => {
    const rows = [
      aRow({ id: 'unknown' }),
      aRow({ id: 'low', [key]: 2 }),
      aRow({ id: 'mid', [key]: 5 }),
      aRow({ id: 'high', [key]: 8 }),
    ]
    it('includes both bounds', () => {
      expect(find(rows, { [`${key}Min`]: 2, [`${key}Max`]: 5 })).toEqual(['low', 'mid'])
    })
    it('takes a single bound', () => {
      expect(find(rows, { [`${key}Min`]: 3 })).toEqual(['mid', 'high'])
      expect(find(rows, { [`${key}Max`]: 3 })).toEqual(['low'])
    })
    it('leaves open what is not reported, and never takes unknown for zero', () => {
      expect(find(rows, { [`${key}Max`]: 8 })).toEqual(['low', 'mid', 'high'])
      expect(open(rows, { [`${key}Max`]: 8 })).toEqual(['unknown'])
      expect(open(rows, { [`${key}Min`]: 0 })).toEqual(['unknown'])
    })
  })

  describe('tuition', () => {
    it('counts free tuition as 0', () => {
      const rows = [aRow({ id: 'free', tuition: 0 }), aRow({ id: 'paid', tuition: 500 })]
      expect(find(rows, { tuitionMax: 0 })).toEqual(['free'])
    })
  })

  it('those with an Erasmus Charter can be asked for', () => {
    const rows = [aRow({ id: 'with', hasErasmus: true }), aRow({ id: 'without', hasErasmus: false })]
    expect(find(rows, { erasmus: 'yes' })).toEqual(['with'])
  })

  describe('the level', () => {
    const rows = [
      aRow({ id: 'both', tuition: 9000, tuitionMaster: 1000, english: ['bachelor'] }),
      aRow({ id: 'bachelor', tuition: 2000, english: ['master'] }),
    ]
    it('hides nothing', () => {
      expect(find(rows, { level: 'doctorate' })).toEqual(['both', 'bachelor'])
    })
    it('decides whose tuition is asked for, and which order it gives', () => {
      expect(find(rows, { tuitionMax: 5000 })).toEqual(['bachelor'])
      expect(find(rows, { level: 'master', tuitionMax: 5000 })).toEqual(['both'])
      const sorted = (search: Partial<UniversitySearch>) =>
        browse(rows, { sort: 'tuition', ...search }).rows.map(({ id }) => id)
      expect(sorted({})).toEqual(['bachelor', 'both'])
      expect(sorted({ level: 'master' })).toEqual(['both', 'bachelor'])
    })
    it('decides at which level teaching is in English', () => {
      expect(find(rows, { taught: 'english' })).toEqual(['both'])
      expect(find(rows, { taught: 'english', level: 'master' })).toEqual(['bachelor'])
      expect(browse(rows, { level: 'master' }).count('taught').values).toEqual({ english: 1 })
      const french = aRow({ id: 'french', otherLanguage: ['bachelor'] })
      expect(open([...rows, french], { taught: 'english' })).toEqual(['bachelor'])
      expect(open([...rows, french], { taught: 'english', level: 'doctorate' })).toHaveLength(3)
    })
    it('has a minimum GPA for bachelor’s degrees alone', () => {
      const asking = [aRow({ id: 'high', gpa: 3.4, campus: 9 }), aRow({ id: 'low', gpa: 2.5, campus: 400 })]
      expect(find(asking, { gpaMax: 3 })).toEqual(['low'])
      expect(open(asking, { gpaMax: 3, level: 'master' })).toEqual(['high', 'low'])
      expect(find(asking, { campusMax: 100, level: 'master' })).toEqual(['high'])
    })
    it('decides whose deadline is asked for', () => {
      const closing = [
        aRow({ id: 'bachelor', deadline: '1', deadlineMaster: '3' }),
        aRow({ id: 'master', deadlineMaster: '1' }),
      ]
      expect(find(closing, { deadline: ['1'] })).toEqual(['bachelor'])
      expect(find(closing, { level: 'master', deadline: ['1'] })).toEqual(['master'])
      expect(open(closing, { level: 'doctorate', deadline: ['1'] })).toEqual(['bachelor', 'master'])
      expect(browse(closing, { level: 'master' }).count('deadline').values).toMatchObject({ '1': 1, '3': 1 })
    })
    it('comes from the browser where the address names none', () => {
      expect(WORLD.kept(WORLD.untouched)).toEqual({})
      const { localStorage: before } = globalThis
      const kept = new Map([['meridian-level', 'doctorate']])
      const stand = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
      Object.defineProperty(globalThis, 'localStorage', { value: stand, configurable: true })
      expect(WORLD.kept(WORLD.untouched)).toEqual({ level: 'doctorate' })
      expect(WORLD.kept(WORLD.parse('?level=master'))).toEqual({})
      WORLD.keep({ level: 'master', region: 'asia' })
      expect([...kept]).toEqual([['meridian-level', 'master']])
      Object.defineProperty(globalThis, 'localStorage', { value: before, configurable: true })
    })
  })

  describe.each([
    ['sector', 'public', 'private'],
    ['deadline', '1', '12'],
  ] as const)('%s', (key, one, two) => {
    const rows = [aRow({ id: 'unknown' }), aRow({ id: 'one', [key]: one }), aRow({ id: 'two', [key]: two })]
    it('takes any of the chosen, and leaves the unknown open', () => {
      expect(find(rows, { [key]: [one] })).toEqual(['one'])
      expect(open(rows, { [key]: [one] })).toEqual(['unknown'])
      expect(find(rows, { [key]: [one, two] })).toEqual(['one', 'two'])
    })
  })

  it.each(KEYS)('can drop %s alone, and go back to the first page', (key) => {
    const left = WORLD.without(FULL, key)
    expect(active(left)).toEqual(KEYS.filter((other) => other !== key))
    expect(left).toMatchObject({ page: 1, sort: 'students', compare: ['b', 'a'] })
  })

  it('leave nothing but the level, the sort, the view and what is being compared when all are cleared', () => {
    expect(WORLD.cleared(FULL)).toEqual({
      ...WORLD.untouched,
      tab: 'compare',
      level: 'master',
      sort: 'students',
      compare: ['b', 'a'],
      subject: 'public-health',
    })
  })

  it('all have a name in the offers to drop them, but the level, which hides nothing', () => {
    expect(WORLD.filters.filter(({ drop }) => !drop).map(({ key }) => key)).toEqual(['level'])
  })

  it('stand behind "More filters" but for search, level, country, region and the visitor’s own', () => {
    expect(WORLD.filters.filter(({ isMore }) => !isMore).map(({ key }) => key)).toEqual([
      'search',
      'level',
      'country',
      'region',
      'added',
    ])
    expect(WORLD.usesMore({ ...WORLD.untouched, search: 'a', country: ['de'], region: 'asia' })).toBe(false)
    expect(WORLD.usesMore({ ...WORLD.untouched, taught: 'english' })).toBe(true)
  })
})

describe('the counts', () => {
  const count = (rows: readonly UniversityRow[], search: Partial<UniversitySearch> = {}) =>
    browse(rows, search).count

  /** Those of a filter, without the zeros. */
  const shown = (rows: readonly UniversityRow[], key: string, search: Partial<UniversitySearch> = {}) =>
    Object.fromEntries(Object.entries(count(rows, search)(key).values).filter(([, many]) => many > 0))

  const rows = [
    aRow({
      id: 'fr-1',
      programmes: ['law', 'music'],
      facilities: ['library'],
      sector: 'public',
      deadline: '1',
    }),
    aRow({ id: 'fr-2', programmes: ['law'], sector: 'private', deadline: '1' }),
    aRow({
      id: 'de',
      countryCode: 'de',
      programmes: ['music'],
      facilities: ['library', 'museum'],
      deadline: '7',
    }),
    aRow({ id: 'jp', countryCode: 'jp', region: 'asia', programmes: ['law'], facilities: ['museum'] }),
  ]

  it('are there for each option of a search without filters', () => {
    expect(count(rows)('region').any).toBe(4)
    expect(shown(rows, 'region')).toEqual({ europe: 3, asia: 1 })
    expect(count(rows)('country')).toEqual({ any: 4, values: { fr: 2, de: 1, jp: 1 } })
    expect(shown(rows, 'programmes')).toEqual({ law: 3, music: 2 })
    expect(shown(rows, 'facilities')).toEqual({ library: 2, museum: 2 })
    expect(shown(rows, 'sector')).toEqual({ public: 1, private: 1 })
    expect(shown(rows, 'deadline')).toEqual({ '1': 2, '7': 1 })
  })

  it('stand for every option of a closed list, in its order', () => {
    const valuesOf = (table: readonly { value: string }[]) => table.map(({ value }) => value)
    const options = (key: string) => Object.keys(count(rows)(key).values)
    expect(options('region')).toEqual(valuesOf(REGIONS))
    expect(options('programmes')).toEqual(valuesOf(POPULAR_PROGRAMMES))
    expect(options('facilities')).toEqual(valuesOf(FACILITIES))
    expect(options('sector')).toEqual(valuesOf(SECTORS))
    expect(options('deadline')).toEqual(valuesOf(DEADLINE_MONTHS))
  })

  it('are sent with the page for what is in view alone', () => {
    expect(Object.keys(browse(rows).counts)).toEqual(['region'])
    expect(browse(rows).counts.region).toEqual(count(rows)('region'))
  })

  it('add the rows another country would bring to those already found', () => {
    expect(count(rows, { country: ['fr'] })('country')).toEqual({ any: 4, values: { fr: 2, de: 3, jp: 3 } })
    expect(shown(rows, 'region', { country: ['fr'] })).toEqual({ europe: 2 })
  })

  it('say for another region what it would show instead', () => {
    expect(shown(rows, 'region', { region: 'asia' })).toEqual({ europe: 3, asia: 1 })
    expect(count(rows, { region: 'asia' })('region').any).toBe(4)
    expect(count(rows, { region: 'asia' })('country').values).toEqual({ jp: 1 })
  })

  it('say for another programme what offers it as well', () => {
    expect(shown(rows, 'programmes', { programmes: ['law'] })).toEqual({ law: 3, music: 1 })
  })

  it('add kinds of university and deadline months to those chosen', () => {
    expect(shown(rows, 'sector', { sector: ['public'] })).toEqual({ public: 1, private: 2, church: 1 })
    expect(shown(rows, 'deadline', { deadline: ['1'] })).toMatchObject({ '1': 2, '7': 3 })
  })

  it('leave out of every facet what fails two filters', () => {
    const search = { region: 'asia', programmes: ['music'] } as const
    const given: Partial<UniversitySearch> = { ...search, programmes: [...search.programmes] }
    expect(count(rows, given)('region').any).toBe(2)
    expect(shown(rows, 'region', given)).toEqual({ europe: 2 })
    expect(shown(rows, 'programmes', given)).toEqual({})
  })

  it('name a chosen country even when it has no result', () => {
    expect(count(rows, { country: ['zz'] })('country').values).toMatchObject({ zz: 0 })
  })

  it('are 0 in an empty catalogue', () => {
    expect(count([])('region').any).toBe(0)
    expect(count([])('country')).toEqual({ any: 0, values: {} })
    expect(Object.values(count([])('programmes').values)).toEqual(POPULAR_PROGRAMMES.map(() => 0))
  })
})

describe('the chips', () => {
  const NAMES: Record<string, string> = { de: 'Germany', fr: 'France' }
  const chipsOf = (search: Partial<UniversitySearch>) =>
    WORLD.chips({ ...WORLD.untouched, ...search }, (code) => NAMES[code] ?? code)
  const keysOf = (search: UniversitySearch) => WORLD.chips(search, String).map(({ key }) => key)

  it('are none for a search without filters, whatever its sort, page and comparison', () => {
    expect(chipsOf({ sort: 'name', page: 3, compare: ['a'], tab: 'compare' })).toEqual([])
  })

  it.each<[Partial<UniversitySearch>, string[]]>([
    [{ search: 'oxford' }, ['“oxford”']],
    [{ country: ['de', 'fr'] }, ['Germany', 'France']],
    [{ region: 'latin-america' }, ['Latin America']],
    [{ programmes: ['law', 'computer-science'] }, ['Law', 'Computer Science']],
    [{ facilities: ['library'] }, ['Library']],
    [{ tuitionMax: 12_500 }, ['Tuition: up to US$ 12,500']],
    [{ tuitionMax: 0 }, ['Tuition: up to US$ 0']],
    [{ tuitionMin: 1000, tuitionMax: 100_000 }, ['Tuition: US$ 1,000–US$ 100,000']],
    [{ acceptanceMin: 50 }, ['Acceptance rate: from 50%']],
    [{ rankMin: 1, rankMax: 1000 }, ['World ranking: #1–#1,000']],
    [{ employmentMin: 0, employmentMax: 80 }, ['Employment rate: 0%–80%']],
    [{ sector: ['public', 'private'] }, ['Public', 'Private']],
    [{ taught: 'english' }, ['In English']],
    [{ level: 'doctorate' }, []],
    [{ deadline: ['1', '12'] }, ['Deadline in January', 'Deadline in December']],
    [{ unreported: 1 }, []],
  ])('word %o', (search, expected) => {
    expect(chipsOf(search).map(({ label }) => label)).toEqual(expected)
  })

  const BUSY: UniversitySearch = {
    ...WORLD.untouched,
    search: 'a',
    country: ['de', 'fr'],
    region: 'europe',
    programmes: ['law', 'music'],
    facilities: ['library'],
    tuitionMax: 500,
    acceptanceMin: 1,
    rankMax: 5,
    employmentMin: 1,
    sector: ['public', 'private'],
    deadline: ['1'],
    sort: 'name',
    page: 4,
    compare: ['x'],
  }
  const BUSY_CHIPS = WORLD.chips(BUSY, String)

  it('keep the order of the filters', () => {
    expect(keysOf(BUSY)).toEqual([
      'search',
      'country-de',
      'country-fr',
      'region',
      'tuition',
      'sector-public',
      'sector-private',
      'acceptance',
      'rank',
      'employment',
      'programmes-law',
      'programmes-music',
      'facilities-library',
      'deadline-1',
    ])
  })

  it.each(BUSY_CHIPS.map(({ key, change }) => [key, change] as const))(
    'leave every other chip, the sort and the comparison when %s is removed, on page 1',
    (key, change) => {
      const without = WORLD.change(BUSY, change)
      expect(keysOf(without)).toEqual(BUSY_CHIPS.map((chip) => chip.key).filter((other) => other !== key))
      expect(without).toMatchObject({ sort: 'name', compare: ['x'], page: 1 })
    },
  )

  it('leave no filter when chip after chip is removed', () => {
    let search = BUSY
    for (let next = BUSY_CHIPS[0]; next; next = WORLD.chips(search, String)[0])
      search = WORLD.change(search, next.change)
    expect(active(search)).toEqual([])
    expect(search).toEqual({ ...WORLD.untouched, sort: 'name', compare: ['x'] })
  })
})

describe('the answer', () => {
  const twenty = Array.from({ length: 20 }, (_, at) =>
    aRow({ id: `u-${at}`, name: `University ${String(at).padStart(2, '0')}`, rank: 20 - at }),
  )

  it('cuts the sorted rows into pages of nine', () => {
    const first = browse(twenty, { sort: 'name' })
    expect(WORLD.pageSize).toBe(9)
    expect(first).toMatchObject({ page: 1, pages: 3, from: 1, to: 9, total: 20, suggestions: null })
    expect(first.rows.map(({ id }) => id)).toEqual(twenty.slice(0, 9).map(({ id }) => id))
    const last = browse(twenty, { sort: 'name', page: 3 })
    expect(last).toMatchObject({ page: 3, from: 19, to: 20 })
    expect(last.rows.map(({ id }) => id)).toEqual(['u-18', 'u-19'])
  })

  it('shows the last page when asked for one past the end', () => {
    expect(browse(twenty, { page: 99 })).toMatchObject({ page: 3, from: 19, to: 20 })
  })

  it('shows every row on exactly one page', () => {
    const ids = [1, 2, 3].flatMap((page) => browse(twenty, { page }).rows.map(({ id }) => id))
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  it('filters before it cuts, and counts the options over everything', () => {
    const rows = [...twenty, aRow({ id: 'jp', countryCode: 'jp', region: 'asia' })]
    const found = browse(rows, { region: 'asia' })
    expect(found.rows.map(({ id }) => id)).toEqual(['jp'])
    expect(found.counts.region?.any).toBe(21)
  })

  describe('when nothing is found', () => {
    const rows = [
      aRow({ name: 'University of Oxford', countryCode: 'gb', region: 'europe', rank: 4 }),
      aRow({ name: 'Oxford Brookes University', countryCode: 'gb', region: 'europe' }),
      aRow({ name: 'University of Tokyo', countryCode: 'jp', region: 'asia' }),
    ]

    it('is an empty page', () => {
      expect(browse(rows, { search: 'qqqqqqqq' })).toMatchObject({
        rows: [],
        from: 0,
        to: 0,
        total: 0,
        page: 1,
      })
    })

    it('offers the names that come nearest, the best placed first', () => {
      expect(browse(rows, { search: 'oxfrod' }).suggestions?.names).toEqual([
        { id: 'university-of-oxford', name: 'University of Oxford' },
        { id: 'oxford-brookes-university', name: 'Oxford Brookes University' },
      ])
    })

    it('offers no name for what is like none', () => {
      expect(browse(rows, { search: 'qqqqqqqq' }).suggestions?.names).toEqual([])
    })

    it('says which filter to drop, the one that brings most first', () => {
      expect(browse(rows, { search: 'tokyo', region: 'europe' }).suggestions?.drops).toEqual([
        { key: 'search', total: 2 },
        { key: 'region', total: 1 },
      ])
    })

    it('does not name a filter whose removal would not help', () => {
      expect(browse(rows, { search: 'qqqqqqqq', region: 'asia' }).suggestions?.drops).toEqual([
        { key: 'search', total: 1 },
      ])
      const hopeless = { search: 'tokyo', region: 'africa', country: ['gb'] } as const
      expect(browse(rows, { ...hopeless, country: [...hopeless.country] }).suggestions?.drops).toEqual([])
    })
  })
})
