import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepMissingBriefly } from './missing-answer'

/** The Cache-Control of a real answer. */
async function answer(status: number, cacheControl: string): Promise<string | null> {
  const server = http.createServer((_, response) => {
    keepMissingBriefly(response)
    response.statusCode = status
    response.setHeader('Cache-Control', cacheControl)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  server.close()
  return headers.get('cache-control')
}

it('lets caches keep a 404 for two minutes', async () => {
  expect(await answer(404, 's-maxage=31536000')).toBe('public, max-age=0, s-maxage=120')
})

it('lets caches keep no longer what is gone, or missing where files are kept for a day', async () => {
  expect(await answer(410, 'public, max-age=86400')).toBe('public, max-age=0, s-maxage=120')
  expect(await answer(404, 'public, max-age=86400')).toBe('public, max-age=0, s-maxage=120')
})

it('lets nobody keep a 404 that was private', async () => {
  expect(await answer(404, 'private, no-store')).toBe('private, no-store')
})

it('leaves other answers alone', async () => {
  expect(await answer(200, 's-maxage=600')).toBe('s-maxage=600')
})
