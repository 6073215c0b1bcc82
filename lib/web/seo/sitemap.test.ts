import { listAddresses } from './sitemap'

const checkedOn = (...days: string[]) => days.map((day) => ({ checkedOn: day }))

const addresses = listAddresses({
  universities: [
    { id: 'a', countryCode: 'nl', sources: checkedOn('2026-03-01', '2026-09-02') },
    { id: 'b', countryCode: 'fr', sources: checkedOn('2026-05-01') },
  ],
  scholarships: [{ id: 's', sources: checkedOn('2026-10-01') }],
  pages: [{ path: '/about', meta: { updated: '2026-11-01' } }],
  posts: [
    { path: '/blog/x', meta: { updated: '2026-11-03' } },
    { path: '/blog/y', meta: { updated: '2026-11-02' } },
  ],
})
const changed = (path: string) => addresses.find((address) => address.path === path)?.changed

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
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
  const [home] = listAddresses({ universities: [], scholarships: [], pages: [], posts: [] })
  expect(home).toEqual({ path: '/', changed: null })
})
