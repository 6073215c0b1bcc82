import { hostileRequests } from './requests'
import { readRoutes } from './routes'

const routes = readRoutes()

it('finds the pages and routes of the app', () => {
  expect(routes).toEqual(
    expect.arrayContaining([
      '/',
      '/universities',
      '/universities/[id]',
      '/api/scraper/crawl/[id]/events',
      '/sw.js',
    ]),
  )
})

it('asks every route, by several methods, and repeats itself with the seed', () => {
  const requests = hostileRequests(routes, 10_000)
  expect(hostileRequests(routes, 10_000)).toEqual(requests)
  expect(hostileRequests(routes, 100, 2)).not.toEqual(requests.slice(0, 100))
  const starts = routes.map((route) => route.split('/[')[0] ?? '')
  for (const start of starts) expect(requests.some(({ path }) => path.startsWith(start))).toBe(true)
  expect(new Set(requests.map(({ method }) => method)).size).toBeGreaterThan(8)
})

it('writes only what can stand in the first line of a request', () => {
  for (const { path } of hostileRequests(routes, 10_000)) expect(path).toMatch(/^\/[\x21-\xff]*$/)
})
