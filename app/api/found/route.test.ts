import { GET } from './route'

const ask = (at: string) => GET(new Request(`https://meridian.example/api/found?at=${at}`))

test('a search has one address that answers with its number (issue 15, fault 9)', async () => {
  const asked = '/programmes?subject=nursing&country=au'
  const answer = ask(encodeURIComponent(asked))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ total: expect.any(Number) })
  expect(answer.headers.get('cache-control')).toContain('s-maxage=')
  for (const other of [
    '/programmes?country=AU&subject=nursing',
    '/programmes?subject=nursing&country=au&page=2',
    '/programmes?subject=Nursing&country=au&utm_source=x',
  ]) {
    const redirect = ask(encodeURIComponent(other))
    expect(redirect.status).toBe(307)
    expect(redirect.headers.get('location')).toBe(`/api/found?at=${encodeURIComponent(asked)}`)
  }
})

test('an address of no list is said to be none, on the oldest Node as well', () => {
  const { parse } = URL
  Reflect.deleteProperty(URL, 'parse')
  expect(ask('http%3A%2F%2F%5B').status).toBe(404)
  expect(ask('%2Fuk-universities').status).toBe(404)
  expect(ask('%2Fscholarships%3Fhost%3Dde').status).toBe(200)
  Object.assign(URL, { parse })
})
