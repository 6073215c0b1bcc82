import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { putHeadRight } from './sent-head'

type Sent = { headers: IncomingHttpHeaders; raw: string[] }

/** The head of a real answer. */
async function headOf(status: number, write: (response: ServerResponse) => void): Promise<Sent> {
  const server = http.createServer((_, response) => {
    putHeadRight(response)
    response.statusCode = status
    write(response)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sent = await new Promise<Sent>((resolve) =>
    http.get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume()
      resolve({ headers: response.headers, raw: response.rawHeaders })
    }),
  )
  server.close()
  return sent
}

it.each([
  ['keep a 404 for two minutes', 404, 's-maxage=31536000', 'public, max-age=0, s-maxage=120'],
  ['keep no longer what is gone', 410, 'public, max-age=86400', 'public, max-age=0, s-maxage=120'],
  ['keep no longer a file that is missing', 404, 'public, max-age=86400', 'public, max-age=0, s-maxage=120'],
  ['not keep a 404 that was private', 404, 'private, no-store', 'private, no-store'],
  ['keep other answers as they are', 200, 's-maxage=600', 's-maxage=600'],
])('lets caches %s', async (_, status, given, sent) => {
  const { headers } = await headOf(status, (response) => response.setHeader('Cache-Control', given))
  expect(headers['cache-control']).toBe(sent)
})

it.each([
  ['sends an address once that was set twice', ['/universities/new', '/universities/new'], 1],
  ['leaves one address alone', ['/universities'], 1],
  ['leaves none alone', [], 0],
])('%s', async (_, addresses, times) => {
  const { raw } = await headOf(308, (response) => {
    for (const address of addresses) response.appendHeader('Location', address)
  })
  const sent = raw.filter((_, at) => raw[at - 1]?.toLowerCase() === 'location')
  expect(sent).toEqual(addresses.slice(0, times))
})
