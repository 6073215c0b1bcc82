import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { askInTurn } from './ask'

let open = 0
let mostOpen = 0
const asked: string[] = []
const server = http.createServer(({ url = '' }, response) => {
  asked.push(url)
  mostOpen = Math.max(mostOpen, (open += 1))
  setTimeout(() => {
    open -= 1
    response.writeHead(url === '/gone' ? 404 : 200).end()
  }, 5)
})
const port = () => (server.address() as AddressInfo).port

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

beforeEach(() => {
  asked.length = 0
  mostOpen = 0
})

it('asks for the paths in turn, as many times and over as many connections as told', async () => {
  const { answered, statuses, p99Ms } = await askInTurn({
    port: port(),
    paths: ['/a', '/b', '/gone'],
    connections: 2,
    requests: 6,
  })
  expect(asked).toEqual(['/a', '/b', '/gone', '/a', '/b', '/gone'])
  expect({ answered, statuses, mostOpen }).toEqual({
    answered: 6,
    statuses: { 200: 4, 404: 2 },
    mostOpen: 2,
  })
  expect(p99Ms).toBeGreaterThanOrEqual(4)
})

it('stops after the time told', async () => {
  const { answered } = await askInTurn({ port: port(), paths: ['/a'], connections: 1, seconds: 0.05 })
  expect(answered).toBeGreaterThan(0)
  expect(answered).toBeLessThan(20)
})

it('has no time where it asked for nothing', async () => {
  const nothing = await askInTurn({ port: port(), paths: ['/a'], connections: 1, requests: 0 })
  expect(nothing).toEqual({ answered: 0, p99Ms: null, statuses: {} })
})
