import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendOneLocation } from './one-location'

/** The `Location` headers that a browser gets of an answer with the addresses given. */
async function locationsOf(...addresses: string[]): Promise<string[]> {
  const server = http.createServer((_, response) => {
    sendOneLocation(response)
    response.statusCode = 308
    for (const address of addresses) response.appendHeader('Location', address)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const raw = await new Promise<string[]>((resolve) =>
    http.get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume()
      resolve(response.rawHeaders)
    }),
  )
  server.close()
  return raw.filter((_, at) => raw[at - 1]?.toLowerCase() === 'location')
}

it('sends an address once that was set twice', async () => {
  expect(await locationsOf('/universities/new', '/universities/new')).toEqual(['/universities/new'])
})

it('leaves one address and none alone', async () => {
  expect(await locationsOf('/universities')).toEqual(['/universities'])
  expect(await locationsOf()).toEqual([])
})
