import { MARK } from './hostile-words'
import { complain } from './judge'
import type { Answer } from './send'

const ORIGIN = 'http://127.0.0.1:3000'
const asked = { method: 'GET', path: '/universities', headers: {}, body: null }
const judge = (answer: Partial<Answer>, path = asked.path) =>
  complain(
    { ...asked, path },
    {
      status: 200,
      body: '',
      ms: 5,
      ...answer,
      headers: { 'content-security-policy': "default-src 'none'", ...answer.headers },
    },
    ORIGIN,
  )

it('has nothing against an ordinary answer, nor against a refusal by Node', () => {
  expect(judge({ headers: { 'content-type': 'text/html' }, body: '<p>' })).toBeNull()
  expect(complain(asked, { status: 431, headers: {}, body: '', ms: 1 }, ORIGIN)).toBeNull()
})

it('asks for the headers of pages from pages alone', () => {
  const bare = { status: 200, headers: {}, body: '<svg/>', ms: 1 }
  expect(complain({ ...asked, path: '/flags/gb.svg?x' }, bare, ORIGIN)).toBeNull()
  expect(complain(asked, bare, ORIGIN)).toBe('200 without security headers')
})

it.each<[string, Partial<Answer>, path: string]>([
  ['a failure', { status: 500 }, '/universities'],
  ['a cookie', { headers: { 'set-cookie': ['a=b'] } }, '/universities'],
  ['an injected header', { headers: { 'x-injected': '1' } }, '/universities'],
  [
    'markup that is repeated',
    { headers: { 'content-type': 'text/html' }, body: `<p>${MARK}` },
    '/universities',
  ],
  ['a folder of the server', { body: `Error at ${process.cwd()}/lib` }, '/universities'],
  [
    'a 404 that is kept for a year',
    { status: 404, headers: { 'cache-control': 's-maxage=31536000' } },
    '/universities',
  ],
  ['an answer of the API that is kept', { headers: { 'cache-control': 'public' } }, '/api/scraper/map'],
  ['a redirect to another site', { status: 307, headers: { location: '//evil.example/' } }, '/universities'],
])('complains about %s', (_, answer, path) => {
  expect(judge(answer, path)).toEqual(expect.any(String))
})

it('complains about an answer without security headers', () => {
  expect(complain(asked, { status: 200, headers: {}, body: 'x', ms: 1 }, ORIGIN)).toMatch(
    'without security headers',
  )
})
