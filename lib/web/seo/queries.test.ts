import { getScholarships } from '../../scholarships/queries'
import { getUniversities } from '../../universities/queries'
import { getAddresses, getSitemapParts, listAddresses, listProgrammeAddresses } from './queries'

const addresses = getAddresses()

it('knows every record, text and list, each once', async () => {
  const paths = (await addresses).map(({ path }) => path)
  const known = new Set(paths)
  expect(known.size).toBe(paths.length)
  const wanted = [
    ...['/', '/universities', '/scholarships/merit', '/resources/countries/nl', '/about', '/blog'],
    ...getUniversities().map(({ id }) => `/universities/${id}`),
    ...getScholarships().map(({ id }) => `/scholarships/${id}`),
  ]
  expect(wanted.filter((path) => !known.has(path))).toEqual([])
})

it('dates every address but those of awards that name no source', async () => {
  const isDated = (changed: string | null) => /^20\d{2}-\d{2}(-\d{2})?$/.test(changed ?? '')
  const undated = (await addresses).filter(({ changed }) => !isDated(changed))
  const unsourced = getScholarships().filter(({ sources }) => sources.length === 0)
  expect(undated).toEqual(unsourced.map(({ id }) => ({ path: `/scholarships/${id}`, changed: null })))
})

const checkedOn = (...days: (string | null)[]) => days.map((day) => ({ checkedOn: day }))

const listed = listAddresses({
  universities: [
    { id: 'a', countryCode: 'nl', sources: checkedOn('2026-03-01', '2026-09-02') },
    { id: 'b', countryCode: 'fr', sources: checkedOn('2026-05-01', null) },
  ],
  scholarships: [{ id: 's', sources: checkedOn('2026-10-01') }],
  pages: [{ path: '/about', meta: { updated: '2026-11-01' } }],
  posts: [
    { path: '/blog/x', meta: { updated: '2026-11-03' } },
    { path: '/blog/y', meta: { updated: '2026-11-02' } },
  ],
})
const changed = (path: string) => listed.find((address) => address.path === path)?.changed

test('a record changed on the day its newest source was checked, a text when it says so', () => {
  expect(changed('/universities/a')).toBe('2026-09-02')
  expect(changed('/scholarships/s')).toBe('2026-10-01')
  expect(changed('/about')).toBe('2026-11-01')
})

test('a list changed with the newest of its records', () => {
  expect(changed('/universities')).toBe('2026-09-02')
  expect(changed('/scholarships')).toBe('2026-10-01')
  expect(changed('/blog')).toBe('2026-11-03')
  expect(changed('/')).toBe('2026-10-01')
})

test('a country changed with the newest of its universities', () => {
  expect(changed('/resources/countries/fr')).toBe('2026-05-01')
  expect(changed('/resources/countries')).toBe('2026-09-02')
})

test('no address stands twice, and what nothing dates has no date', () => {
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
  const [home] = listAddresses({ universities: [], scholarships: [], pages: [], posts: [] })
  expect(home).toEqual({ path: '/', changed: null })
})

test('programmes with pages stand after the universities that have programmes', () => {
  const programme = (universityId: string, key: string, hasPage: boolean) => ({ universityId, key, hasPage })
  const addresses = listProgrammeAddresses([
    programme('a', '1', true),
    programme('a', '2', false),
    programme('b', '1', false),
  ])
  expect(addresses).toEqual([
    { path: '/universities/a/programmes', changed: null },
    { path: '/universities/b/programmes', changed: null },
    { path: '/programmes/a/1', changed: null },
  ])
})

test('the files of the sitemap hold every address once', async () => {
  const paths = (await getSitemapParts()).flatMap((part) => part.addresses.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(30_000)
})
