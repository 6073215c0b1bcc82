import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limitServer } from './in-turn'

const LONG = 60_000
const MOST_TRIES = 2_000

/** A server that answers only when the test says so, and what it has been asked so far. */
async function startHolding(limits: Partial<Parameters<typeof limitServer>[1]>) {
  const held = new Map<string, ServerResponse>()
  const server = http.createServer(({ url = '' }, response) => void held.set(url, response))
  limitServer(server, { atOnce: 2, readMs: 20, mostMs: LONG, waitMs: LONG, ...limits })
  const heard = new Set<string>()
  const left = new Set<string>()
  const { emit } = server
  server.emit = (event: string | symbol, ...details: unknown[]) => {
    if (event === 'request') {
      const [{ url = '' }, response] = details as [http.IncomingMessage, ServerResponse]
      heard.add(url)
      response.once('close', () => left.add(url))
    }
    return Reflect.apply(emit, server, [event, ...details]) as boolean
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  servers.push(server)

  const ask = (path: string) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent: false })
    const status = new Promise<number | null>((resolve) => {
      request.once('response', (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? null))
      })
      request.once('error', () => resolve(null))
    })
    return { status, leave: () => request.destroy(), pause: () => request.socket?.pause() }
  }
  const within = async (paths: { has(path: string): boolean }, path: string) => {
    for (let tries = 0; !paths.has(path) && tries < MOST_TRIES; tries += 1) await pause(5)
    return paths.has(path)
  }
  const reached = (path: string) => within(held, path)
  /** Asks, and waits until the server has heard of it and given it its place. */
  const askAndWait = async (path: string) => {
    const asked = ask(path)
    await within(heard, path)
    await pause(5)
    return asked
  }
  return {
    ask,
    askAndWait,
    reached,
    hasLeft: (path: string) => within(left, path),
    paths: () => [...held.keys()],
    end: (path: string) => held.get(path)?.end(),
    write: (path: string, text: string) => held.get(path)?.write(text),
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const servers: http.Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

it('takes up a few requests at once, and the others in their order as those end', async () => {
  const { askAndWait, reached, paths, end } = await startHolding({})
  const [first] = [
    await askAndWait('/1'),
    await askAndWait('/2'),
    await askAndWait('/3'),
    await askAndWait('/4'),
  ]
  expect(paths()).toEqual(['/1', '/2'])
  end('/1')
  expect(await first?.status).toBe(200)
  expect(await reached('/3')).toBe(true)
  end('/2')
  expect(await reached('/4')).toBe(true)
})

it('keeps no file, stream or question for health waiting', async () => {
  const { ask, askAndWait, reached } = await startHolding({ atOnce: 1 })
  await askAndWait('/page')
  for (const path of ['/_next/static/a.js', '/api/scraper/crawl/1/events', '/flags/gb.svg', '/healthz']) {
    ask(path)
    expect(await reached(path)).toBe(true)
  }
})

it('is held up by nobody for longer than the limit', async () => {
  const { askAndWait, ask, reached } = await startHolding({ atOnce: 1, mostMs: 100 })
  await askAndWait('/slow')
  ask('/next')
  expect(await reached('/next')).toBe(true)
})

it('is held up by nobody who does not read', async () => {
  const { askAndWait, ask, reached, write } = await startHolding({ atOnce: 1 })
  const slow = await askAndWait('/slow')
  slow.pause()
  write('/slow', 'x'.repeat(20_000_000))
  ask('/next')
  expect(await reached('/next')).toBe(true)
})

it('counts a page that takes long', async () => {
  const { askAndWait, paths } = await startHolding({ atOnce: 1, readMs: 5 })
  await askAndWait('/slow')
  await askAndWait('/next')
  expect(paths()).toEqual(['/slow'])
})

it('makes no page for a visitor who left the line', async () => {
  const { askAndWait, ask, reached, hasLeft, paths, end } = await startHolding({ atOnce: 1 })
  await askAndWait('/first')
  const gone = await askAndWait('/gone')
  gone.leave()
  expect(await hasLeft('/gone')).toBe(true)
  ask('/next')
  end('/first')
  expect(await reached('/next')).toBe(true)
  expect(paths()).toEqual(['/first', '/next'])
})

it('tells visitors whose turn does not come to try again later', async () => {
  const { askAndWait, ask, paths } = await startHolding({ atOnce: 1, waitMs: 50 })
  await askAndWait('/first')
  expect(await ask('/late').status).toBe(503)
  expect(paths()).toEqual(['/first'])
})
