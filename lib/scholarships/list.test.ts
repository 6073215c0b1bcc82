import { aRow, aScholarship } from '@/tests/fixtures/scholarship'
import { BROWSE_ALL, SCHOLARSHIPS, type ScholarshipSearch } from './list'
import { DeadlineSchema } from './record/schema'
import { AWARD_COLUMNS, type AwardEntry, type ScholarshipRow } from './row'
import { TABS } from './tabs'

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
})

it('has a chip for each chosen value, in the order of the filters', () => {
  const name = (code: string) => ({ de: 'Germany', ke: 'Kenya' })[code] ?? code
  expect(SCHOLARSHIPS.chips(FULL, name).map(({ label }) => label)).toEqual([
    '“são paulo & co”',
    'Nationality: Kenya',
    'In Germany',
    'Several countries',
    'Open now',
    "Master's",
    'Ph.D.',
    'University',
    'Government',
    'Fully funded',
    'Merit-based',
    'Pays living costs',
    'Law',
  ])
})

it('shows twenty a page', () => {
  expect(SCHOLARSHIPS.pageSize).toBe(20)
})
