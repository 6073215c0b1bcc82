import { request as httpRequest } from 'node:http'
import { expect, test } from './fixtures'

/** Spellings of a search, and the one address that answers with its page. */
const SPELLINGS = [
  ['/universities?search=+oxford', '/universities?search=oxford'],
  ['/universities?search=king%27s%20college', '/universities?search=king%27s+college'],
  ['/universities?search=oxford&', '/universities?search=oxford'],
  ['/universities?search=oxford&_rsc=anything', '/universities?search=oxford'],
  ['/universities?_rsc=anything', '/universities'],
  ['/universities?country=de%2Cfr', '/universities?country=de,fr'],
  ['/universities?tab=compare&_rsc=1', '/universities?tab=compare'],
  ['/uk-universities?nation=england%2Cwales', '/uk-universities?nation=england,wales'],
  ['/programmes?country=Germany&subject=law', '/programmes?subject=law&country=de'],
  ['/scholarships?search=DAAD&', '/scholarships?search=DAAD'],
  ['/cost?passport=NG&country=Germany&utm_source=x', '/cost?country=de&passport=ng'],
] as const

test('a search has one address that answers with a page', async ({ request, baseURL }) => {
  for (const [asked, canonical] of SPELLINGS) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status(), asked).toBe(307)
    const { pathname, search } = new URL(answer.headers().location ?? '', baseURL)
    expect(decodeURIComponent(pathname + search), asked).toBe(decodeURIComponent(canonical))
    expect((await request.get(pathname + search, { maxRedirects: 0 })).status(), canonical).toBe(200)
  }
})

test('a shared cache keeps every page that reads a search', async ({ request }) => {
  for (const path of ['/universities/filters', '/programmes?subject=law', '/cost?country=de']) {
    const { 'cache-control': cached } = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(cached, path).toContain('s-maxage=600')
  }
})

test('a payload for the router is never kept by a shared cache', async ({ request }) => {
  for (const path of [
    '/universities?search=oxford',
    '/universities?search=oxford&_rsc',
    '/scholarships?_rsc',
  ]) {
    const { headers } = await request
      .get(path, { maxRedirects: 0, headers: { RSC: '1' } })
      .then((answer) => ({
        headers: answer.headers(),
      }))
    expect(headers['cache-control'] ?? 'private', path).toContain('private')
  }
})

test('a payload for the router comes after one redirect', async ({ request }) => {
  for (const path of ['/universities?country=FR,de&_rsc', '/scholarships?search=DAAD&host=fr%2Cde&_rsc']) {
    const answer = await request.get(path, { maxRedirects: 1, headers: { RSC: '1' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toContain('text/x-component')
  }
})

const MISSING = [
  '/universities/nope',
  '/scholarships/nope',
  '/og/universities/nope.png',
  '/resources/countries/xx',
]

test('a 404 is kept for minutes, a page for ten and then while it is fetched anew', async ({ request }) => {
  for (const path of MISSING) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['cache-control'], path).toMatch(/s-maxage=120$|^private, no-cache, no-store/)
  }
  for (const path of ['/', '/about', '/universities/university-of-oxford', '/resources/countries/de']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('s-maxage=600, stale-while-revalidate=85800')
  }
})

/** Asks for a path as it is written. Playwright's own client would put it right first. */
function ask(origin: string, path: string) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
    httpRequest({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, policy: answer.headers['content-security-policy'] })
    })
      .once('error', reject)
      .end()
  })
}

test('a path with broken escapes names no page', async ({ baseURL }) => {
  for (const path of ['/universities/%', '/universities/%C0%AF', '/scholarships/%ZZ', '/%', '/og/%E0%A4%A']) {
    const { status, policy } = await ask(baseURL ?? '', path)
    expect(status, path).toBe(404)
    expect(policy, path).toContain("default-src 'none'")
  }
})
