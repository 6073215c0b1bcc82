import type * as Diagnostics from 'node:diagnostics_channel'
import { unsubscribe } from 'node:diagnostics_channel'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Listener = Parameters<typeof unsubscribe>[1]

const mockListeners: [channel: string, listener: Listener][] = []
jest.mock('node:diagnostics_channel', () => {
  const actual = jest.requireActual<typeof Diagnostics>('node:diagnostics_channel')
  return {
    ...actual,
    subscribe: (channel: string, listener: Listener) => {
      mockListeners.push([channel, listener])
      actual.subscribe(channel, listener)
    },
  }
})

// Node's channels belong to the process, which goes on to other test files: their servers must get requests as sent.
afterEach(() => {
  for (const [channel, listener] of mockListeners.splice(0)) unsubscribe(channel, listener)
})

/** The request that a server of Node's own gets for a path, once the site has started. */
async function askStarted(path: string, headers: Record<string, string>) {
  const server = http.createServer(({ url, headers: got }, response) => {
    response.statusCode = 404
    response.setHeader('Cache-Control', 's-maxage=600')
    response.end(JSON.stringify({ url, from: got['x-forwarded-for'] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await new Promise<{ body: string; cache: string | undefined }>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path, headers }, async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk as Buffer)
          resolve({ body: Buffer.concat(chunks).toString(), cache: response.headers['cache-control'] })
        })
        .once('error', reject)
    })
    return { ...(JSON.parse(answer.body) as { url: string; from: string }), cache: answer.cache }
  } finally {
    server.close()
  }
}

it('puts each request right before a server reads it, once, and keeps its 404 briefly', async () => {
  const { startServer } = await import('./start-server')
  startServer()
  startServer()
  expect(await askStarted('/universities/%', { 'X-Forwarded-For': '1.1.1.1' })).toEqual({
    url: '/malformed-address',
    from: '127.0.0.1',
    cache: 'public, max-age=0, s-maxage=120',
  })
})

it.each([
  ['says', undefined, 1],
  ['does not say', 'https://meridian.example', 0],
])('%s that SITE_URL is not set', async (_, url, times) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: url,
  })
  await jest.isolateModulesAsync(async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('meridian.once-per-process'))
    const { startServer } = await import('./start-server')
    startServer()
  })
  environment.restore()
  expect(said.mock.calls.filter(([text]) => String(text).startsWith('SITE_URL is not set'))).toHaveLength(
    times,
  )
  said.mockRestore()
})

it('leaves nothing behind for the servers of other tests', async () => {
  expect(await askStarted('/universities/%', { 'X-Forwarded-For': '1.1.1.1' })).toMatchObject({
    url: '/universities/%',
    from: '1.1.1.1',
  })
})
