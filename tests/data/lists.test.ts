import Papa from 'papaparse'
import { FACT_KINDS } from '@/lib/facts/vocabulary'
import { getListCsv } from '@/lib/web/list-csv/queries'
import { isDeepStrictEqual } from 'node:util'
import type { Counts } from '@/lib/list/count-facet'
import type { List } from '@/lib/list/define-list'
import type { Filter, ListSearch, SearchValues } from '@/lib/list/filter'
import { onlyChanged } from '@/lib/list/only-changed'
import type { Asked } from '@/lib/list/text-meaning'
import type { SplitRows } from '@/lib/list/split-rows'
import { PROGRAMMES } from '@/lib/programmes/list'
import { getListRows } from '@/lib/programmes/search/queries'
import { decodeAwardIndex as decodeScholarships } from '@/lib/scholarships/compact-index'
import { BROWSE_ALL, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getScholarshipIndex } from '@/lib/scholarships/queries'
import { slugify } from '@/lib/text/slugify'
import { decodeCard, type CardFile } from '@/lib/universities/card-file'
import { decodeIndex } from '@/lib/universities/compact-index'
import { WORLD } from '@/lib/universities/list'
import { getCard, getCatalogueFiles, getRows, getTotals, getUniversities } from '@/lib/universities/queries'
import { toRow, type UniversityRow } from '@/lib/universities/row'
import { testTaught } from '@/lib/programmes/taught/queries'
import { searchUniversities } from '@/lib/universities/search/queries'
import { UK } from '@/lib/universities/uk/list'

const { index, text, cards } = getCatalogueFiles()
const rows = decodeIndex(JSON.parse(index), text)
const universities = getUniversities()
const scholarships = decodeScholarships(JSON.parse(getScholarshipIndex()))

const TODAY = '2026-11-21'

describe('the index of universities', () => {
  it('carries every university unchanged', () => {
    expect(rows).toHaveLength(universities.length)
    const withoutText = (row: UniversityRow) => ({ ...row, text: '', names: '', about: '', rates: {} })
    expect(rows.map(withoutText)).toEqual(
      universities.map((university, at) => withoutText(toRow(university, rows[at]?.countryOrder ?? -1))),
    )
  })

  it('keeps the countries in alphabetical order', () => {
    const names = [...new Set(rows.map((row) => row.country))]
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    expect(rows.map((row) => row.countryOrder)).toEqual(
      [...rows].sort((a, b) => a.countryOrder - b.countryOrder).map((row) => row.countryOrder),
    )
  })

  it('gives back every card together with the file of cards', () => {
    const file = JSON.parse(cards) as CardFile
    expect(file).toHaveLength(rows.length)
    expect(rows.map((row, at) => decodeCard(row, file[at] ?? null))).toEqual(
      rows.map(({ id }) => getCard(id)),
    )
  })
})

describe('a search of the universities', () => {
  // Where students go who want a degree in English and don't live in an English-speaking country.
  it.each([
    ['de', 'master', 40],
    ['nl', 'bachelor', 12],
    ['nl', 'master', 12],
    ['it', 'master', 50],
    ['se', 'master', 15],
    ['fi', 'master', 8],
    ['tr', 'bachelor', 80],
  ] as const)('finds degrees in English in %s, %s', (country, level, least) => {
    const search = { ...WORLD.untouched, country: [country], level, taught: 'english' as const }
    expect(WORLD.browse(rows, { search }, TODAY).total).toBeGreaterThanOrEqual(least)
  })

  it('finds every one by its own name', () => {
    const lost = rows.filter(
      (row) => WORLD.filter([row], { search: { ...WORLD.untouched, search: row.name } })[0] !== row,
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['MIT', 'massachusetts-institute-of-technology'],
    ['LSE', 'london-school-of-economics-and-political-science'],
    ['oxford', 'university-of-oxford'],
  ])('finds by the short form %s', (search, id) => {
    expect(WORLD.filter(rows, { search: { ...WORLD.untouched, search } }).map((row) => row.id)).toContain(id)
  })

  it('draws a full card for each row of a page', () => {
    expect(searchUniversities({ ...WORLD.untouched, page: 2 }, testTaught).cards).toHaveLength(9)
  })
})

it('averages only what is reported', () => {
  const rates = universities.flatMap((university) => university.acceptanceRate ?? [])
  expect(getTotals()).toMatchObject({ universities: universities.length, reportingAcceptance: rates.length })
  expect(getTotals().averageAcceptance).toBe(
    Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
  )
})

/** A list whose every filter, option and sort is tried on its real rows. The cases follow from its table. */
type Tried<Row> = List<Row> & {
  parse(query: string): ListSearch
  filter(rows: readonly Row[], asked: Asked<Row, ListSearch>, today: string): readonly Row[]
  split(
    rows: readonly Row[],
    asked: Asked<Row, ListSearch>,
    today: string,
  ): Pick<SplitRows<Row>, 'found' | 'unknown'>
}

/** The search is kept by parameter name; its type knows no name of a list's own. */
const valuesOf = (search: ListSearch) => search as unknown as SearchValues

function tryList<Row>(list: Tried<Row>, all: readonly Row[], untouched: ListSearch) {
  const totals = new Map<string, { found: number; notKnown: number }>()
  /**
   * The number of rows that a search finds, and of those that it leaves open. The tests ask for most searches several
   * times.
   */
  function totalsOf(search: ListSearch): { found: number; notKnown: number } {
    const key = JSON.stringify(search)
    const known = totals.get(key)
    if (known) return known
    const { found, unknown } = list.split(all, { search }, TODAY)
    const counted = { found: found.length, notKnown: unknown.length }
    totals.set(key, counted)
    return counted
  }
  const total = (search: ListSearch) => totalsOf(search).found
  const reread = (search: ListSearch) => list.parse(new URL(list.href(search), 'https://site.example').search)
  const countOf = (search: ListSearch, key: string): Counts => list.browse(all, { search }, TODAY).count(key)
  const change = (search: ListSearch, ...changes: SearchValues[]) =>
    changes.reduce<ListSearch>((changed, next) => list.change(changed, next), search)

  /** The parameter value of an option: the slug of a name that the rows have, or the option itself. */
  const valueOf = ({ control }: Filter<Row>, option: string) =>
    control.kind === 'select' && control.options === null ? slugify(option) : option

  /** The change of a click on an option. */
  function choose(filter: Filter<Row>, search: ListSearch, option: string): SearchValues {
    const { key, control } = filter
    const current = valuesOf(search)[key]
    const value = valueOf(filter, option)
    if (!Array.isArray(current)) return { [key]: value }
    if (control.kind === 'countries' && control.max === 1) return { [key]: [value] }
    const chosen = [...(current as string[]), value]
    if (control.kind !== 'checks') return { [key]: [...new Set(chosen)].sort() }
    return { [key]: control.options.map((entry) => entry.value).filter((entry) => chosen.includes(entry)) }
  }

  /** A few values that each filter can take. */
  function settingsOf(filter: Filter<Row>): SearchValues[] {
    const { key, control } = filter
    switch (control.kind) {
      case 'search':
        return [{ [key]: 'university' }, { [key]: 'of science' }]
      case 'range': {
        const { min, max, step } = control.bounds
        const at = (share: number) => Math.round((min + (max - min) * share) / step) * step
        return [{ [`${key}Max`]: at(1 / 2) }, { [`${key}Min`]: at(1 / 20), [`${key}Max`]: at(1 / 5) }]
      }
      default: {
        const options = Object.entries(countOf(untouched, key).values)
          .sort(([, a], [, b]) => b - a)
          .map(([option]) => option)
        const one = choose(filter, untouched, options[0] ?? '')
        const another = choose(filter, list.change(untouched, one), options[1] ?? '')
        return options.length > 1 ? [one, another] : [one]
      }
    }
  }

  // A choice is part of every search: another one is tried by another `untouched`.
  const settings = list.filters
    .filter(({ control }) => control.kind !== 'choice')
    .map((filter) => ({ filter, values: settingsOf(filter) }))

  /** Each filter alone, and each pair of different filters: every setting with one setting of each other filter. */
  const combined = settings.flatMap(({ values }, at) => [
    ...values.map((value) => change(untouched, value)),
    ...settings
      .slice(at + 1)
      .flatMap((other) => values.map((value) => change(untouched, value, other.values.at(-1) ?? {}))),
    change(untouched, ...values),
  ])
  const everything = change(untouched, ...settings.map(({ values }) => values.at(-1) ?? {}))
  const asked = [untouched, ...combined, everything].map((search) => ({ search }))

  it('has something to try for every filter', () => {
    const idle = settings.filter(({ values }) =>
      values.every((value) => list.change(untouched, value) === untouched),
    )
    expect(idle).toEqual([])
    for (const { filter, values } of settings)
      for (const value of values)
        expect([filter.key, list.chips(change(untouched, value), String).length]).not.toEqual([filter.key, 0])
  })

  const faceted = list.filters.filter(({ facet }) => facet !== null)
  it.each(faceted.map(({ key }) => key))(
    'shows beside every option of %s how much is found, and how much left open, once it is chosen',
    (key) => {
      const filter = faceted.find((entry) => entry.key === key)
      const others = settings.filter((entry) => entry.filter.key !== key)
      const own = settings.find((entry) => entry.filter.key === key)?.values ?? []
      const wrong: unknown[] = []
      const compare = (search: ListSearch, option: string, shown: number | undefined, chosen: ListSearch) => {
        const found = total(chosen)
        if (found !== shown) wrong.push({ search: onlyChanged(untouched, search), option, shown, found })
      }
      const compareOpen = (search: ListSearch, option: string, shown: number, chosen: ListSearch) => {
        const { notKnown } = totalsOf(chosen)
        if (notKnown !== shown)
          wrong.push({ search: onlyChanged(untouched, search), option, shown, notKnown })
      }
      const each = [{}, ...others.map(({ values }) => values.at(-1) ?? {})]
      // Rows that fail two other filters count for no option.
      const pairs = each.map((one, at) => ({ ...one, ...each[at + 1] })).filter((_, at) => at % 2 === 1)
      const searches = [...each, ...pairs, ...each.map((one) => ({ ...one, ...own.at(-1) }))]
      for (const search of searches.map((base) => change(untouched, base))) {
        const counts = countOf(search, key)
        compare(search, 'any', counts.any, list.without(search, key))
        for (const [option, shown] of Object.entries(counts.values)) {
          if (!filter) continue
          const chosen = change(search, choose(filter, search, option))
          compare(search, option, shown, chosen)
          compareOpen(search, option, counts.notKnown?.[option] ?? 0, chosen)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  it('offers only names that the address reads back', () => {
    const wrong = faceted.flatMap((filter) =>
      Object.keys(countOf(untouched, filter.key).values)
        .map((option) => change(untouched, choose(filter, untouched, option)))
        .filter((search) => JSON.stringify(reread(search)) !== JSON.stringify(search)),
    )
    expect(wrong).toEqual([])
  })

  // Thousands of comparisons: Jest's own would take longer than all that they compare, so it is only shown what is wrong.
  it('gives each search an address that is read as the same search', () => {
    const wrong = asked.flatMap(({ search }) => {
      const later = { ...search, page: 3, sort: list.sorts.at(-1)?.value ?? '' }
      return [search, later]
        .map((each) => ({ read: reread(each), expected: list.normalise(valuesOf(each)) }))
        .filter(({ read, expected }) => !isDeepStrictEqual(read, expected))
    })
    expect(wrong).toEqual([])
  })

  it('gives each search chips that take off their own value and nothing else', () => {
    for (const { search } of asked) {
      const chips = list.chips(search, String)
      const wrong = chips.flatMap(({ key, change: removal }) => {
        const left = list.chips(list.change(search, removal), String).map((chip) => chip.key)
        const expected = chips.map((chip) => chip.key).filter((other) => other !== key)
        return isDeepStrictEqual(left, expected) ? [] : [{ key, left, expected }]
      })
      expect(wrong).toEqual([])
      const bare = chips.reduce(
        (rest) => list.change(rest, list.chips(rest, String)[0]?.change ?? {}),
        search,
      )
      expect(bare).toEqual(untouched)
      expect(list.cleared(search)).toEqual(untouched)
    }
  })

  it('has one chip fewer without a filter, and finds no less', () => {
    const wrong = asked.flatMap(({ search }) => {
      const chips = list.chips(search, String).map((chip) => chip.key)
      return list.filters.flatMap(({ key, chips: chipsOf }) => {
        const without = list.without(search, key)
        const own = chipsOf(valuesOf(search), String).map((chip) => chip.key)
        const left = list.chips(without, String).map((chip) => chip.key)
        const expected = chips.filter((chip) => !own.includes(chip))
        const isLess = own.length > 0 && total(without) < total(search)
        return isDeepStrictEqual(left, expected) && !isLess ? [] : [{ search, key, left, expected, isLess }]
      })
    })
    expect(wrong).toEqual([])
  })

  it('tells every row apart: it matches, or it does not, or a filter asks for what it does not report', () => {
    const rowsOfList = list.filter(all, { search: untouched }, TODAY)
    for (const { search } of asked) {
      const tests = list.filters.flatMap((filter) => filter.test(valuesOf(search), TODAY) ?? [])
      const { found, unknown } = list.split(all, { search }, TODAY)
      const [matching, open] = [new Set(found), new Set(unknown)]
      expect(matching.size + open.size).toBe(found.length + unknown.length)
      const wrong = rowsOfList.filter((row) => {
        let expected: 'match' | 'not known' | 'neither' = 'match'
        for (const test of tests) {
          const answer = test(row)
          if (answer === null) expected = 'not known'
          else if (!answer) {
            expected = 'neither'
            break
          }
        }
        return matching.has(row) !== (expected === 'match') || open.has(row) !== (expected === 'not known')
      })
      expect([onlyChanged(untouched, search), wrong.length]).toEqual([onlyChanged(untouched, search), 0])
    }
  })

  it('shows what is left open a page at a time, in the order of the results, and nothing while it is folded', () => {
    const isSame = (shown: readonly Row[], expected: readonly Row[]) =>
      shown.length === expected.length && shown.every((row, at) => row === expected[at])
    for (const { search } of asked) {
      const { unknown } = list.split(all, { search }, TODAY)
      const folded = list.browse(all, { search }, TODAY)
      expect(folded.notKnown?.total ?? 0).toBe(unknown.length)
      expect(folded.notKnownRows).toEqual([])
      const opened = list.browse(all, { search: { ...search, unreported: 2 } }, TODAY)
      const { from, to } = opened.notKnown ?? { from: 1, to: 0 }
      expect(isSame(opened.notKnownRows, unknown.slice(from - 1, to))).toBe(true)
      expect(isSame(opened.rows, folded.rows)).toBe(true)
    }
  })

  it('says how many results there are without the filter that it offers to drop', () => {
    for (const { search } of asked)
      for (const { key, total: told } of list.browse(all, { search }, TODAY).suggestions?.drops ?? [])
        expect(told).toBe(total(list.without(search, key)))
  })

  it('has no unknown figure among the known under any sort, and counts those that are unknown', () => {
    for (const { value: sort, figure } of list.sorts) {
      if (!figure) continue
      const search = { ...untouched, sort }
      const isKnown = list
        .filter(all, { search }, TODAY)
        .map((row) => figure.read(row, TODAY, valuesOf(search)) !== null)
      const known = isKnown.filter(Boolean).length
      expect([sort, isKnown.indexOf(false)]).toEqual([sort, known < isKnown.length ? known : -1])
      expect(list.browse(all, { search }, TODAY).unsorted?.total ?? 0).toBe(isKnown.length - known)
    }
  })

  it.each(list.sorts.map(({ value }) => value))('shows each row once under the sort %s', (sort) => {
    const sorted = list.filter(all, { search: { ...untouched, sort } }, TODAY)
    expect(new Set(sorted).size).toBe(sorted.length)
    expect(sorted).toHaveLength(total(untouched))
    const pages = [1, 2, Math.ceil(sorted.length / list.pageSize)]
    for (const page of pages) {
      const from = (page - 1) * list.pageSize
      expect(list.browse(all, { search: { ...untouched, sort, page } }, TODAY).rows).toEqual(
        sorted.slice(from, from + list.pageSize),
      )
    }
  })
}

// Each search is tried on half of the rows, of every country, and every sort below on all.
describe('the universities of the world', () =>
  tryList(
    WORLD,
    rows.filter((_, at) => at % 2 === 0),
    WORLD.untouched,
  ))
// A sixth of the rows takes a sixth of the time, and the level changes only what is read of each.
describe('some universities of the world for a master’s degree', () =>
  tryList(
    WORLD,
    rows.filter((_, at) => at % 6 === 0),
    WORLD.parse('?level=master'),
  ))
describe('the universities of the United Kingdom', () => tryList(UK, rows, UK.untouched))
describe('the scholarships', () => tryList(SCHOLARSHIPS, scholarships, BROWSE_ALL))

// A subject that courses, degrees and counts of degrees name in several countries.
const STATISTICS = PROGRAMMES.parse('?subject=statistics')
describe('the programmes of a subject', () => tryList(PROGRAMMES, getListRows(STATISTICS), STATISTICS))

it.each(WORLD.sorts.map(({ value }) => value))('shows each university once under the sort %s', (sort) => {
  const ids = WORLD.filter(rows, { search: { ...WORLD.untouched, sort } }).map((row) => row.id)
  expect(new Set(ids).size).toBe(rows.length)
})

/** A control that could match fewer says so. */
const FEWEST = 50

it.each([
  ...WORLD.filters.map((filter) => [filter.key, filter] as const),
  ...WORLD.filters
    .filter(({ key }) => key === 'tuition')
    .map((filter) => [`${filter.key} of masters`, filter] as const),
])('says of the filter %s where few universities have what it reads', (name, filter) => {
  const level = name.endsWith('masters') ? 'master' : 'bachelor'
  const { key, control, isForOwn, isOnDevice } = filter
  if (isForOwn || isOnDevice || ['search', 'choice'].includes(control.kind)) return
  const asked = control.kind === 'range' ? { [`${key}Min`]: control.bounds.min } : null
  const search = { ...WORLD.untouched, level, ...asked } as typeof WORLD.untouched
  const found = asked
    ? WORLD.filter(rows, { search }).length
    : rows.filter((row) => [...(filter.facet?.(search, TODAY).valuesOf(row) ?? [])].length > 0).length
  expect(found).toBeGreaterThan(0)
  const { said } = WORLD.browse(rows, { search: { ...WORLD.untouched, level } }).count(key)
  if (found < FEWEST) expect(said).toBe(found)
})

it.each(['constructor', '__proto__', 'no-such-list'])('has no table of a list called %s', (id) => {
  expect(getListCsv(id, {})).toBeNull()
})

describe('the rows of the server and those of the browser', () => {
  const served = getRows()
  const queries = [
    '?tuitionMax=20000&unreported=1',
    '?acceptanceMin=40&sector=public&unreported=2',
    '?taught=english&level=master&region=europe&unreported=1',
    '?facilities=library,museum&unreported=1',
    '?deadline=1,2&country=gb,us&search=university&unreported=1',
  ]
  it.each(queries)('are told apart alike by %s', (query) => {
    const search = WORLD.parse(query)
    const idsOf = (all: readonly UniversityRow[]) => {
      const { rows: found, notKnownRows, notKnown, total } = WORLD.browse(all, { search }, TODAY)
      return { found: found.map(({ id }) => id), open: notKnownRows.map(({ id }) => id), notKnown, total }
    }
    expect(idsOf(rows)).toEqual(idsOf(served))
    expect(idsOf(rows).open.length).toBeGreaterThan(0)
  })
})

it.each(['research', 'gpa', 'size', 'researchMin', 'researchMax'])(
  'reads an address with the former parameter %s as if it were not there',
  (name) => {
    expect(WORLD.parse(`?${name}=3&region=asia`)).toEqual(WORLD.parse('?region=asia'))
  },
)

const readCsv = (list: string, query: Record<string, string>) =>
  Papa.parse<Record<string, string>>((getListCsv(list, query) ?? '').replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data

/** Of a rank its source is a ranking, which is no kind of a fact. */
const KINDS: readonly string[] = [...FACT_KINDS.map(({ label }) => label), 'published in a ranking']
const FORMS: readonly [end: RegExp, form: RegExp][] = [
  [/, currency$/, /^([A-Z]{3})?$/],
  [/^(Next|Application) Deadline(, to)?$|checked on$/, /^(\d{4}-\d{2}(-\d{2})?)?$/],
  [
    /, to$|^Tuition( and Living a Year| \(International\))?$|^Fee$|^Stipend$|^Grant$|^Length$/,
    /^(\d+(\.\d+)?)?$/,
  ],
  [/source$|^Source$|^Website$|^Page$|^Profile$/, /^(https?:\S+)?$/i],
]

it.each([
  ['university', { country: 'de,us', level: 'master' }, 'University'],
  ['uk', { city: 'london' }, 'University'],
  ['programme', { subject: 'nursing', level: 'master', country: 'au,gb' }, 'Programme'],
  ['scholarship', { tab: 'browse', host: 'de' }, 'Award'],
])('the file of %s has one number, date, code or address a cell', (list, query, first) => {
  const rows = readCsv(list, query)
  expect(rows.length).toBeGreaterThan(5)
  expect(Object.keys(rows[0] ?? {})[0]).toBe(first)
  const wrong = rows.flatMap((row) =>
    Object.entries(row).flatMap(([head, cell]) => {
      const form = FORMS.find(([end]) => end.test(head))?.[1]
      const isRight = head.endsWith(', kind') ? cell === '' || KINDS.includes(cell) : !form || form.test(cell)
      return isRight ? [] : [[head, cell]]
    }),
  )
  expect(wrong).toEqual([])
})

it('has one row a university', () => {
  const names = readCsv('university', { country: 'nl', sort: 'name' }).map(({ University }) => University)
  expect(new Set(names).size).toBe(names.length)
})

it('has no file of another name', () => {
  expect(getListCsv('plan', {})).toBeNull()
})
