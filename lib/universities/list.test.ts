import { aRow } from '@/tests/fixtures/a-row'
import { aStorage, withStorage } from '@/tests/fixtures/browser-storage'
import { withSubjects } from './typed-subjects'
import { WORLD, type UniversitySearch } from './list'
import type { UniversityRow } from './row'

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

/** As many as a list takes: the largest part of the world that can be typed has them. */
const COUNTRIES = [...'abcdefghijklmnopqrst'].map((letter) => `a${letter}`)

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
    ['tuitionMax', '12345', { tuitionMax: 12_500 }],
    ['search', 'x'.repeat(1001), {}],
    ['country', [...COUNTRIES, 'zz'].join(), { country: COUNTRIES }],
    ['compare', 'c,a,c,B,<d>', { compare: ['c', 'a', 'b', '-d-'] }],
    ['programmes', 'law,quidditch,biology', { programmes: ['biology', 'law'] }],
  ])('holds %s=%s within its bounds', (key, value, expected) => {
    const search = WORLD.parse(new URLSearchParams({ [key]: value }))
    expect(search).toEqual({ ...WORLD.untouched, ...expected })
  })
})

describe('the filters', () => {
  it.each<[Partial<UniversitySearch>, Parameters<typeof aRow>[0], Parameters<typeof aRow>[0]]>([
    [{ search: 'sao paulo law' }, { location: 'São Paulo', programmes: ['law'] }, { location: 'São Paulo' }],
    [{ search: 'spires' }, { about: 'famous spires' }, {}],
    [{ country: ['de', 'jp'] }, { countryCode: 'jp' }, { countryCode: 'fr' }],
    [{ region: 'africa' }, { region: 'africa' }, { region: 'asia' }],
    [{ programmes: ['law', 'music'] }, { programmes: ['law', 'music'] }, { programmes: ['law'] }],
    [
      { facilities: ['library', 'museum'] },
      { facilities: ['library', 'museum'] },
      { facilities: ['museum'] },
    ],
    [{ tuitionMin: 2, tuitionMax: 500 }, { tuition: 500 }, { tuition: 501 }],
    [{ tuitionMax: 0 }, { tuition: 0 }, { tuition: 500 }],
    [{ acceptanceMax: 5 }, { acceptance: 5 }, { acceptance: 6 }],
    [{ rankMax: 10 }, { rank: 10 }, { rank: 11 }],
    [{ employmentMin: 3 }, { employment: 3 }, { employment: 2 }],
    [{ sector: ['public', 'church'] }, { sector: 'public' }, { sector: 'private' }],
    [{ deadline: ['1', '12'] }, { deadline: 1231 }, { deadline: 700 }],
    [{ erasmus: 'yes' }, { hasErasmus: true }, { hasErasmus: false }],
  ])('keep for %j the one and drop the other', (search, kept, dropped) => {
    expect(find([aRow({ ...kept, id: 'kept' }), aRow({ ...dropped, id: 'dropped' })], search)).toEqual([
      'kept',
    ])
  })

  it.each<Partial<UniversitySearch>>([
    { tuitionMax: 8 },
    { acceptanceMin: 0 },
    { rankMax: 8 },
    { employmentMin: 0 },
    { sector: ['public'] },
    { deadline: ['1'] },
  ])('leave for %j open what is not reported', (search) => {
    expect(open([aRow({ id: 'unknown' })], search)).toEqual(['unknown'])
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
    it('decides at which level teaching of the typed subjects is in English', () => {
      const law = aRow({ id: 'law', someEnglish: ['bachelor'], subjectsInEnglish: ['bachelor/law'] })
      const others = aRow({ id: 'others', someEnglish: ['bachelor'], subjectsInOthers: ['bachelor/law'] })
      const some = aRow({ id: 'some', someEnglish: ['bachelor'] })
      const rows = [law, others, some]
      const typed = { taught: 'english', ...withSubjects([['law']]) } as const
      expect(find(rows, typed)).toEqual(['law'])
      expect(open(rows, typed)).toEqual(['some'])
      expect(open(rows, { ...typed, level: 'master' })).toHaveLength(3)
      expect(browse(rows, withSubjects([['law']])).count('taught').values).toEqual({ english: 1 })
    })
    it('has a minimum GPA for bachelor’s degrees alone', () => {
      const asking = [aRow({ id: 'high', gpa: 3.4, campus: 9 }), aRow({ id: 'low', gpa: 2.5, campus: 400 })]
      expect(find(asking, { gpaMax: 3 })).toEqual(['low'])
      expect(open(asking, { gpaMax: 3, level: 'master' })).toEqual(['high', 'low'])
      expect(find(asking, { campusMax: 100, level: 'master' })).toEqual(['high'])
    })
    it('decides whose deadline is asked for', () => {
      const closing = [
        aRow({ id: 'bachelor', deadline: 115, deadlineMaster: 300 }),
        aRow({ id: 'master', deadlineMaster: 101 }),
      ]
      expect(find(closing, { deadline: ['1'] })).toEqual(['bachelor'])
      expect(find(closing, { level: 'master', deadline: ['1'] })).toEqual(['master'])
      expect(open(closing, { level: 'doctorate', deadline: ['1'] })).toEqual(['bachelor', 'master'])
      expect(browse(closing, { level: 'master' }).count('deadline').values).toMatchObject({ '1': 1, '3': 1 })
    })
    it('is the first where the address names none, with the same answer', () => {
      const [bachelor, none] = [WORLD.parse('?level=bachelor'), WORLD.untouched]
      expect(WORLD.isSame(bachelor, none)).toBe(true)
      expect(WORLD.isSame(bachelor, WORLD.parse('?level=master'))).toBe(false)
      expect(WORLD.plain(bachelor)).toEqual(none)
    })
    it('comes from the browser where the address names none', () => {
      expect(WORLD.kept(WORLD.untouched)).toEqual({})
      const of = (degreeLevel: string) => JSON.stringify({ state: { profile: { degreeLevel } }, version: 1 })
      const kept = { 'meridian-profile': of('phd') }
      withStorage(aStorage(kept))
      expect(WORLD.kept(WORLD.untouched)).toEqual({ level: 'doctorate' })
      expect(WORLD.kept(WORLD.parse('?level=master'))).toEqual({})
      expect(WORLD.kept(WORLD.parse('?level=bachelor'))).toEqual({})
      WORLD.keep({ level: 'master', region: 'asia' })
      expect(kept).toEqual({ 'meridian-profile': of('masters') })
      withStorage(undefined)
    })
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

  it('stand behind "More filters" but for search, level, country, region, the total a year and the visitor’s own', () => {
    expect(WORLD.filters.filter(({ isMore }) => !isMore).map(({ key }) => key)).toEqual([
      'search',
      'level',
      'country',
      'region',
      'total',
      'added',
    ])
    expect(WORLD.usesMore({ ...WORLD.untouched, search: 'a', country: ['de'], region: 'asia' })).toBe(false)
    expect(WORLD.usesMore({ ...WORLD.untouched, taught: 'english' })).toBe(true)
  })
})

const NAMES: Record<string, string> = { de: 'Germany', fr: 'France' }

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
  [{ taught: 'english', programmes: ['law'] }, ['Some degree in English', 'Law']],
  [{ level: 'doctorate' }, []],
  [{ deadline: ['1', '12'] }, ['Deadline in January', 'Deadline in December']],
  [{ unreported: 1 }, []],
])('words the chips of %o', (search, expected) => {
  const chips = WORLD.chips({ ...WORLD.untouched, ...search }, (code) => NAMES[code] ?? code)
  expect(chips.map(({ label }) => label)).toEqual(expected)
})

it('shows nine a page', () => {
  expect(WORLD.pageSize).toBe(9)
})

it('bounds the total in the visitor’s currency, by the rates of the index', () => {
  const rates = { NGN: 1500 }
  const rows = [
    aRow({ id: 'a', tuition: 2000, living: 8000, rates }),
    aRow({ id: 'b', tuition: 9000, living: 8000, rates }),
  ]
  expect(find(rows, WORLD.parse('?totalMax=15000000&currency=NGN'))).toEqual(['a'])
  expect(find(rows, { totalMax: 15_000_000 })).toEqual(['a', 'b'])
  expect(find(rows, WORLD.parse('?totalMin=1&currency=EUR'))).toEqual([])
})
