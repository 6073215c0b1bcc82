import { aRow, aScholarship } from '@/tests/fixtures/scholarship'
import { DEGREES, STUDY_FIELDS } from '../eligibility/vocabulary'
import { BROWSE_ALL, SCHOLARSHIPS, type ScholarshipSearch } from './list'
import { DeadlineSchema } from './record/schema'
import { AWARD_COLUMNS, type AwardEntry, type ScholarshipRow } from './row'
import { TABS } from './tabs'
import { FUNDING, TYPES } from './vocabulary'

const TODAY = '2026-11-21'
const december = [DeadlineSchema.parse({ month: 12, day: 1 })]

const total = (rows: readonly ScholarshipRow[], fields: Partial<ScholarshipSearch>) =>
  SCHOLARSHIPS.filter(rows, { search: { ...BROWSE_ALL, ...fields } }, TODAY).length
const browse = (rows: readonly ScholarshipRow[], fields: Partial<ScholarshipSearch> = {}) =>
  SCHOLARSHIPS.browse(rows, { search: { ...BROWSE_ALL, ...fields } }, TODAY)

const FULL: ScholarshipSearch = {
  tab: 'browse',
  search: 'são paulo & co',
  nationality: ['ke'],
  host: ['de', 'multiple'],
  open: 'now',
  degree: ['masters', 'phd'],
  type: ['university', 'government'],
  funding: ['full', 'merit'],
  living: 'paid',
  field: 'law',
  sort: 'value',
  page: 3,
  unreported: 1,
  unread: 'host:Atlantis',
}

describe('the address', () => {
  const roundTrip = (search: ScholarshipSearch) => SCHOLARSHIPS.parse(SCHOLARSHIPS.query(search))

  it('reads back what it writes', () => {
    expect(roundTrip(FULL)).toEqual(FULL)
    expect(roundTrip(BROWSE_ALL)).toEqual(BROWSE_ALL)
    expect(SCHOLARSHIPS.normalise(SCHOLARSHIPS.toParams(FULL))).toEqual(FULL)
  })

  it('opens the matcher without a query, and for garbage', () => {
    expect(SCHOLARSHIPS.parse('').tab).toBe('matcher')
    expect(
      SCHOLARSHIPS.parse(
        '?tab=9&type=x&funding=&degree=b&field=<b>&host=1&nationality=xxx&open=yes&sort=&page=a',
      ),
    ).toEqual({ ...BROWSE_ALL, tab: 'matcher' })
  })

  it.each([
    ['?type=university', { type: ['university'] }],
    ['?type=external', { type: ['external'] }],
    ['?type=government', { type: ['government'] }],
    ['?funding=merit', { funding: ['merit'] }],
    ['?page=2', { page: 2 }],
    ['?sort=deadline', { sort: 'deadline' }],
    ['?tab=browse&open=now', { open: 'now' }],
  ])('opens Browse All for %s', (query, fields) => {
    expect(SCHOLARSHIPS.parse(query)).toEqual({ ...BROWSE_ALL, ...fields })
  })

  it('lets the matcher read nothing but its tab', () => {
    expect(SCHOLARSHIPS.parse('?tab=matcher&type=university')).toEqual({ ...BROWSE_ALL, tab: 'matcher' })
  })

  it('gives every search one address', () => {
    expect(SCHOLARSHIPS.href({ ...FULL, tab: 'matcher' })).toBe('/scholarships')
    expect(SCHOLARSHIPS.href(BROWSE_ALL)).toBe('/scholarships?tab=browse')
    expect(SCHOLARSHIPS.href({ ...BROWSE_ALL, type: ['university'] })).toBe('/scholarships?type=university')
  })

  it('has the parameters in the order of the form', () => {
    const names = [...new URLSearchParams(SCHOLARSHIPS.query(FULL)).keys()]
    expect(names).toEqual(Object.keys(FULL).filter((name) => name !== 'tab'))
  })

  it.each([
    ['page', '0', { page: 1 }],
    ['page', '1e9', { page: 999 }],
    ['host', 'FR,de,fr', { host: ['de', 'fr'] }],
    ['nationality', 'ng,ke', { nationality: ['ke'] }],
    ['degree', 'phd,masters,dance', { degree: ['masters', 'phd'] }],
    ['search', '  a   b ', { search: 'a b' }],
  ])('holds %s=%s within its bounds', (key, value, fields) => {
    const search = SCHOLARSHIPS.parse(new URLSearchParams({ tab: 'browse', [key]: value }))
    expect(search).toEqual({ ...BROWSE_ALL, ...fields })
  })

  it('leads to a view by the address that the view has', () => {
    for (const { value, href } of TABS) expect(SCHOLARSHIPS.href({ ...BROWSE_ALL, tab: value })).toBe(href)
  })
})

describe('the filters', () => {
  it('leave the rows alone when none is set', () => {
    expect(total([aRow(), aRow({ dates: { status: 'ended' } })], {})).toBe(2)
  })

  it.each<[Partial<ScholarshipSearch>, ReturnType<typeof aRow>, ReturnType<typeof aRow>]>([
    [{ search: 'Plain FOUNDATION' }, aRow(), aRow({ text: 'plain award' })],
    [{ type: ['external', 'government'] }, aRow(), aRow({ type: 'university' })],
    [{ funding: ['partial', 'merit'] }, aRow(), aRow({ funding: ['partial', 'need'] })],
    [{ degree: ['masters', 'phd'] }, aRow(), aRow({ degrees: ['bachelors'] })],
    [{ living: 'paid' }, aRow({ paysLiving: true }), aRow({ paysLiving: false })],
    [{ field: 'law' }, aRow({ fields: ['law', 'arts'] }), aRow({ fields: ['arts'] })],
    [{ host: ['de', 'fr'] }, aRow({ hosts: ['at', 'de'] }), aRow({ hosts: ['multiple'] })],
    [{ nationality: ['ke'] }, aRow(), aRow({ openTo: new Set(['in']) })],
    [
      { open: 'now' },
      aRow({ dates: { deadlines: december, opensMonth: 10 } }),
      aRow({ dates: { deadlines: december, opensMonth: 12 } }),
    ],
  ])('keep for %j the one and drop the other', (search, kept, dropped) => {
    expect(total([kept], search)).toBe(1)
    expect(total([dropped], search)).toBe(0)
  })

  it.each<[Partial<ScholarshipSearch>, ReturnType<typeof aRow>]>([
    [{ living: 'paid' }, aRow()],
    [{ nationality: ['de'] }, aRow({ mayBeOpenTo: new Set(['de']) })],
    [{ open: 'now' }, aRow()],
  ])('leave for %j open what the award does not tell', (search, row) => {
    expect(browse([row], search)).toMatchObject({ total: 0, notKnown: { total: 1 } })
  })

  it('find an award for every field under each of them', () => {
    expect(total([aRow({ fields: null })], { field: 'law' })).toBe(1)
  })

  it.each<[Partial<AwardEntry['scholarship']['awardParts']>, boolean | null]>([
    [{ stipend: { coverage: 'full', amounts: [], note: null } }, true],
    [{ housing: { coverage: 'partial', amounts: [], note: null } }, true],
    [{ housing: { coverage: null, amounts: [], note: null } }, true],
    [{ stipend: { coverage: 'none', amounts: [], note: null } }, false],
    [{ tuition: { coverage: 'full', amounts: [], note: null } }, null],
    [{}, null],
  ])('count %j as paying living costs: %s', (awardParts, expected) => {
    const scholarship = aScholarship({ awardParts })
    expect(AWARD_COLUMNS.paysLiving.read({ scholarship } as AwardEntry)).toBe(expected)
  })

  it('can be taken off one by one, or all but the sort, and lead back to page 1', () => {
    const search: ScholarshipSearch = {
      ...BROWSE_ALL,
      type: ['external'],
      field: 'law',
      sort: 'value',
      page: 4,
    }
    expect(SCHOLARSHIPS.without(search, 'field')).toEqual({ ...search, field: null, page: 1 })
    expect(SCHOLARSHIPS.cleared(search)).toEqual({ ...BROWSE_ALL, sort: 'value' })
  })
})

describe('the counts', () => {
  const rows = [
    aRow(),
    aRow({ type: 'university', degrees: ['bachelors', 'masters'], hosts: ['de'], fields: ['law'] }),
    aRow({
      type: 'university',
      funding: ['full', 'need'],
      hosts: ['de', 'fr'],
      openTo: new Set(['in', 'de']),
    }),
    aRow({ type: 'government', degrees: ['phd'], hosts: ['fr'], dates: { deadlines: december } }),
    aRow({
      type: 'government',
      funding: ['full', 'merit'],
      fields: ['law', 'arts'],
      openTo: new Set(['ke']),
    }),
  ]

  const searches: ScholarshipSearch[] = [
    BROWSE_ALL,
    { ...BROWSE_ALL, type: ['university'] },
    { ...BROWSE_ALL, type: ['university', 'government'], degree: ['phd'] },
    { ...BROWSE_ALL, funding: ['full'], field: 'law' },
    { ...BROWSE_ALL, host: ['de'], nationality: ['in'] },
    { ...BROWSE_ALL, open: 'now' },
  ]

  const on = <Value extends string>(list: readonly Value[], value: Value) => [...new Set([...list, value])]

  it.each(searches)('say what the click will find (search %#)', (search) => {
    const { count, counts } = browse(rows, search)
    const after = (fields: Partial<ScholarshipSearch>) => total(rows, { ...search, ...fields })
    const countsOf = (
      table: readonly { value: string }[],
      fieldsOf: (value: never) => Partial<ScholarshipSearch>,
    ) => Object.fromEntries(table.map(({ value }) => [value, after(fieldsOf(value as never))]))

    expect(counts.type?.values).toEqual(
      countsOf(TYPES, (value: (typeof TYPES)[number]['value']) => ({ type: on(search.type, value) })),
    )
    expect(counts.funding?.values).toEqual(
      countsOf(FUNDING, (value: (typeof FUNDING)[number]['value']) => ({
        funding: on(search.funding, value),
      })),
    )
    expect(counts.degree?.values).toEqual(
      countsOf(DEGREES, (value: (typeof DEGREES)[number]['value']) => ({ degree: on(search.degree, value) })),
    )
    expect(counts.field).toMatchObject({
      any: after({ field: null }),
      values: countsOf(STUDY_FIELDS, (value: (typeof STUDY_FIELDS)[number]['value']) => ({ field: value })),
    })
    expect(counts.open?.values).toEqual({ now: after({ open: 'now' }) })
    expect(count('host').any).toBe(after({ host: [] }))
    expect(count('nationality').any).toBe(after({ nationality: [] }))
    for (const code of ['de', 'fr', 'multiple'])
      expect(count('host').values[code] ?? 0).toBe(after({ host: on(search.host, code) }))
    for (const code of ['ke', 'in', 'de', 'us'])
      expect(count('nationality').values[code] ?? 0).toBe(after({ nationality: [code] }))
  })
})

describe('the chips', () => {
  const name = (code: string) => ({ de: 'Germany', ke: 'Kenya' })[code] ?? code
  const search: ScholarshipSearch = {
    ...BROWSE_ALL,
    search: 'peace',
    type: ['government'],
    funding: ['full', 'need'],
    degree: ['phd'],
    field: 'law',
    host: ['de', 'multiple'],
    nationality: ['ke'],
    open: 'now',
    page: 2,
  }

  it('are one for each chosen value, in the order of the filters', () => {
    expect(SCHOLARSHIPS.chips(search, name).map(({ label }) => label)).toEqual([
      '“peace”',
      'Nationality: Kenya',
      'In Germany',
      'Several countries',
      'Open now',
      'Ph.D.',
      'Government',
      'Fully funded',
      'Need-based',
      'Law',
    ])
  })

  it('take off their own value alone, and go back to page 1', () => {
    const chips = new Map(
      SCHOLARSHIPS.chips(search, name).map(({ key, change }) => [key, SCHOLARSHIPS.change(search, change)]),
    )
    expect(chips.get('funding-full')).toEqual({ ...search, funding: ['need'], page: 1 })
    expect(chips.get('host-de')).toEqual({ ...search, host: ['multiple'], page: 1 })
    expect(chips.get('open')).toEqual({ ...search, open: null, page: 1 })
  })

  it('are none for a search without filters', () => {
    expect(SCHOLARSHIPS.chips({ ...BROWSE_ALL, sort: 'value', page: 2 }, name)).toEqual([])
  })
})

describe('the answer', () => {
  const rows = Array.from({ length: 45 }, (_, at) =>
    aRow({
      card: { id: `award-${at}`, name: `Award ${at}` },
      nameKey: `award ${at}`,
      text: `award ${at}`,
      type: at < 5 ? 'government' : 'external',
    }),
  )

  it('shows twenty a page, the first twenty first', () => {
    const first = browse(rows)
    expect(SCHOLARSHIPS.pageSize).toBe(20)
    expect(first.rows).toEqual(rows.slice(0, 20))
    expect(first).toMatchObject({ page: 1, pages: 3, from: 1, to: 20, total: 45, suggestions: null })
    const last = browse(rows, { page: 99 })
    expect(last).toMatchObject({ page: 3, from: 41, to: 45 })
  })

  it('offers the nearest names and what to drop when nothing is found', () => {
    const found = browse(rows, { search: 'awrad 7', type: ['government'], degree: ['phd'] })
    expect(found.total).toBe(0)
    expect(found.suggestions?.names[0]).toEqual({ id: 'award-7', name: 'Award 7' })
    expect(found.suggestions?.drops).toEqual([])
    expect(browse(rows, { type: ['government'], degree: ['phd'] }).suggestions?.drops).toEqual([
      { key: 'degree', total: 5 },
    ])
  })
})
