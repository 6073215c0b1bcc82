import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as firecrawl from './firecrawl'
import * as pageJobs from './page-jobs'
import type { Service } from './service-request'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(listener: RequestListener): Promise<Service> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'fc-key' }
}

const ID = '5f0b16f5-e036-4354-9aaf-52a30d6e1dea'
const url = 'https://university.example/'
/** Longer than a test may take, so that nothing here ends by a time limit. */
const JOB_MS = 60_000

/** The calls of the service's current version that are not read as a stream. */
const CALLS: Record<string, (service: Service, signal?: AbortSignal) => Promise<unknown>> = {
  startCrawl: (service) => firecrawl.startCrawl(service, { url, limit: 1, reads: null }),
  cancelCrawl: (service) => pageJobs.cancelCrawl(service, ID),
  scrapePage: (service, signal) => firecrawl.scrapePage(service, { url, timeout: JOB_MS }, signal),
  mapSite: (service, signal) => firecrawl.mapSite(service, { url, limit: 1, timeout: JOB_MS }, signal),
  startBatch: (service) => firecrawl.startBatch(service, { urls: [url], reads: null }),
  cancelBatch: (service) => pageJobs.cancelBatch(service, ID),
  startExtract: (service) => firecrawl.startExtract(service, { urls: [url] }),
  getExtractStatus: (service, signal) => firecrawl.getExtractStatus(service, ID, signal),
}
const TOO_LARGE = 'The answer of the crawling service is too large to read.'

describe.each(Object.entries(CALLS))('%s', (name, ask) => {
  it('sends the key and follows no redirect with it', async () => {
    const reached = jest.fn()
    const other = await serve((request, response) => {
      reached(request.headers)
      response.end('{}')
    })
    const seen: unknown[] = []
    const service = await serve((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(307, { location: `${other.apiUrl}${request.url}` }).end()
    })
    await expect(ask(service)).rejects.toMatchObject({ status: 307, kind: 'unexpected' })
    expect(seen).toEqual(['Bearer fc-key'])
    expect(reached).not.toHaveBeenCalled()
  })

  it('reads no more of an answer of 60 MB than it may keep', async () => {
    const chunk = 'x'.repeat(1024 * 1024)
    let sent = 0
    const service = await serve((_, response) => {
      response.write('{"success":true,"error":"')
      const more = () => {
        while (!response.destroyed && sent < 60 && response.write(chunk)) sent += 1
        if (sent === 60) response.end('"}')
        else response.once('drain', more)
      }
      more()
    })
    const error: unknown = await ask(service).catch((failure: unknown) => failure)
    expect(error).toMatchObject(name === 'startCrawl' ? { detail: TOO_LARGE } : { message: TOO_LARGE })
    expect(sent).toBeLessThan(40)
  })
})

it.each(['scrapePage', 'mapSite', 'getExtractStatus'])('%s ends when the visitor leaves', async (name) => {
  const gone = new AbortController()
  const closed = jest.fn()
  const service = await serve((request) => {
    request.socket.once('close', closed)
    gone.abort()
  })
  await expect(CALLS[name]?.(service, gone.signal)).rejects.toMatchObject({ status: 0 })
  while (closed.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
})

it('an extraction is read again after 502, twice; nothing else is asked twice', async () => {
  for (const [name, ask] of Object.entries(CALLS)) {
    let count = 0
    const service = await serve((_, response) => {
      count += 1
      response.writeHead(502).end('{}')
    })
    await expect(ask(service)).rejects.toMatchObject({ status: 502 })
    expect([name, count]).toEqual([name, name === 'getExtractStatus' ? 3 : 1])
  }
})

it('says when an answer is not the service’s own, and passes on what the service says', async () => {
  const html = await serve((_, response) => void response.end('<html>'))
  const refusal = await serve(
    (_, response) => void response.end('{"success":false,"error":"No fc-key today"}'),
  )
  for (const ask of [CALLS.scrapePage, CALLS.cancelCrawl, CALLS.startExtract]) {
    await expect(ask?.(html)).rejects.toMatchObject({
      status: 200,
      message: 'The crawling service answered with something that is not its own.',
    })
    await expect(ask?.(refusal)).rejects.toMatchObject({ status: 200, message: 'No (key) today' })
  }
})
