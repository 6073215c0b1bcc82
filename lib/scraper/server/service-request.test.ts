import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { requestService, requestTimeout, requireId, requireKey } from './service-request'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = (apiUrl: string, more: { body?: Record<string, unknown>; signal?: AbortSignal } = {}) =>
  requestService(
    { apiUrl, apiKey: 'fc-key' },
    { path: '/v2/thing', schema: z.object({ ok: z.literal(true) }), action: 'try', ...more },
  )

it('allows a request five seconds more than its job', () => {
  expect(requestTimeout(60_000)).toBe(65_000)
})

it('sends the key in its header alone', async () => {
  const seen: unknown[] = []
  const url = await serve((request, response) => {
    seen.push(request.url, request.headers.authorization)
    response.end('{"ok":true,"more":1}')
  })
  expect(await ask(url)).toEqual({ ok: true })
  expect(seen).toEqual(['/v2/thing', 'Bearer fc-key'])
})

it('does not follow a redirect, so the key stays where it belongs', async () => {
  const reached = jest.fn()
  const other = await serve((request, response) => {
    reached(request.headers.authorization)
    response.end('{"ok":true}')
  })
  const url = await serve((_, response) => {
    response.writeHead(302, { location: other }).end()
  })
  await expect(ask(url)).rejects.toMatchObject({ status: 302, kind: 'unexpected' })
  expect(reached).not.toHaveBeenCalled()
})

it('reads again after 502, twice, but posts once', async () => {
  let count = 0
  const url = await serve((_, response) => {
    count += 1
    response.writeHead(count < 3 ? 502 : 200).end('{"ok":true}')
  })
  await expect(ask(url, { body: {} })).rejects.toMatchObject({ status: 502 })
  count = 0
  expect(await ask(url)).toEqual({ ok: true })
  expect(count).toBe(3)
})

it('stops reading an answer without end', async () => {
  const url = await serve((_, response) => {
    const chunk = 'x'.repeat(1024 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more)
    }
    more()
  })
  await expect(ask(url)).rejects.toMatchObject({
    status: 200,
    message: 'The answer of the crawling service is too large to read.',
  })
})

it('says when the answer is not the service’s own', async () => {
  const url = await serve((_, response) => void response.end('<html>'))
  await expect(ask(url)).rejects.toMatchObject({
    status: 200,
    message: 'The crawling service answered with something that is not its own.',
  })
})

it('ends when the visitor leaves', async () => {
  const gone = new AbortController()
  const url = await serve(() => gone.abort())
  await expect(ask(url, { signal: gone.signal })).rejects.toMatchObject({ status: 0 })
})

it('wants a key for the public service only', () => {
  expect(() => requireKey({ apiUrl: 'https://api.firecrawl.dev', apiKey: '' })).toThrow('No API key provided')
  expect(() => requireKey({ apiUrl: 'https://firecrawl.example', apiKey: '' })).not.toThrow()
})

it('takes UUIDs alone', () => {
  const id = '5f0b16f5-e036-4354-9aaf-52a30d6e1dea'
  expect(requireId(id, 'crawl')).toBe(id)
  expect(() => requireId('', 'crawl')).toThrow('No crawl ID provided')
  for (const other of ['active', '../crawl/active', `${id}/errors`, `${id}?skip=1`]) {
    expect(() => requireId(other, 'crawl')).toThrow('That is not a crawl ID')
  }
})
