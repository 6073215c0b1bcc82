import { putRight } from './incoming-request'
import { isSameOrigin } from './same-origin'

const request = (headers: Record<string, string>) => new Request('http://meridian.example/api', { headers })

it.each([
  ['the browser says so', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
  ['an older browser’s origin', { origin: 'https://meridian.example' }, true],
  ['another origin', { origin: 'https://evil.example' }, false],
  ['an origin that is hidden', { origin: 'null' }, false],
  ['an older browser’s referrer', { referer: 'https://meridian.example/scraper' }, true],
  ['another referrer', { referer: 'https://evil.example/?meridian.example' }, false],
  ['behind a proxy', { origin: 'https://public.example', 'x-forwarded-host': 'public.example' }, true],
  ['nothing said', {}, false],
])('%s', (_, headers, expected) => {
  expect(isSameOrigin(request(headers))).toBe(expected)
})

it.each([
  [0, false],
  [1, true],
])('believes X-Forwarded-Host with %i proxies: %s (issue 15, 10)', (proxies, expected) => {
  const headers = {
    host: 'meridian.example',
    origin: 'https://public.example',
    'x-forwarded-host': 'public.example',
  }
  putRight({ url: '/api', headers, socket: { remoteAddress: '127.0.0.1' } }, proxies)
  expect(isSameOrigin(request(headers))).toBe(expected)
})
