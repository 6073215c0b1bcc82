import { NAVIGATION } from './routes'

const links = NAVIGATION.flatMap((group) => group.links)

test('every link stays on the site', () => {
  expect(links.filter(({ href }) => !/^\/[a-z]/.test(href))).toEqual([])
})

test('no page is linked twice, and no label names two pages', () => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
})

test('at most six groups stand in the header (issue 34)', () => {
  expect(NAVIGATION.length).toBeLessThanOrEqual(6)
})
