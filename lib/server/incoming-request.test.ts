import { putRight, type IncomingRequest } from './incoming-request'

const asked = (request: Partial<IncomingRequest>, proxies = 0) => {
  const whole = { url: '/', headers: {}, socket: { remoteAddress: '10.0.0.9' }, ...request }
  putRight(whole, proxies)
  return whole
}

describe('the address of the visitor', () => {
  it.each([
    ['without a proxy', undefined, 0, '10.0.0.9'],
    ['without a proxy, with a forged header', '1.1.1.1', 0, '10.0.0.9'],
    ['behind one proxy', '203.0.113.9', 1, '203.0.113.9'],
    ['behind one proxy, with a forged header', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['behind two proxies', '1.1.1.1, 203.0.113.9, 198.51.100.2', 2, '203.0.113.9'],
    ['behind fewer proxies than the operator says', '203.0.113.9', 3, '203.0.113.9'],
    ['behind a proxy that says nothing', ' , ', 1, '10.0.0.9'],
  ])('is right %s', (_, forwarded, proxies, expected) => {
    const { headers } = asked({ headers: { 'x-forwarded-for': forwarded } }, proxies)
    expect(headers['x-forwarded-for']).toBe(expected)
  })
})

it('believes what a proxy says only where there is one', () => {
  const headers = () => ({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })
  expect(asked({ headers: headers() }).headers).not.toHaveProperty('x-forwarded-host')
  expect(asked({ headers: headers() }).headers).not.toHaveProperty('x-forwarded-proto')
  expect(asked({ headers: headers() }, 1).headers).toMatchObject(headers())
})

it.each([
  '/scholarships/rss.xml?type=university',
  '/plan/calendar.ics',
  '/api/found?at=x',
  '/brief?skip',
  '/brief/',
  '/embed/compare?x',
])(
  'asks for no page’s payload where there is no page: Next and the route would redirect to each other for ever (%s)',
  (url) => {
    expect(asked({ url, headers: { rsc: '1' } }).headers).not.toHaveProperty('rsc')
  },
)

it('asks for whole files: Next answers a part that a file does not have with 500', () => {
  expect(asked({ url: '/flags/gb.svg', headers: { range: 'bytes=999999999-' } }).headers).toEqual({
    'x-forwarded-for': '10.0.0.9',
  })
})

it.each(['/universities?search=a.xml', '/universities/university-of-oxford'])(
  'leaves a page’s payload to the router (%s)',
  (url) => {
    expect(asked({ url, headers: { rsc: '1' } }).headers).toHaveProperty('rsc')
  },
)

it.each(['/universities/%', '/%ZZ', '/universities/%C0%AF', '/a%E0%A4%A?search=x'])(
  'asks for no page with a path that cannot be read (%s)',
  (url) => {
    expect(asked({ url }).url).toBe('/malformed-address')
  },
)

it.each(['/universities?search=100%', '/universities/%25', '/%E5%8C%97%E4%BA%AC', '*'])(
  'leaves other addresses as they are (%s)',
  (url) => {
    expect(asked({ url }).url).toBe(url)
  },
)

it.each(['/_global-error', '/scholarships/%5Bid%5D', '/universities/[id]?page=2', '/api/scraper/search.rsc'])(
  'asks for no address of Next’s own, which it answers with 500 (%s)',
  (url) => {
    expect(asked({ url }).url).toBe('/malformed-address')
  },
)

it.each([
  ['TRACE', '/about'],
  ['TRACE', '/api/scraper/map'],
  ['POST', '/flags/gb.svg'],
  ['OPTIONS', '/og/home.png'],
  ['PROPFIND', '/'],
])('asks for nothing by a method that is not answered there (%s %s)', (method, url) => {
  expect(asked({ method, url })).toMatchObject({ method: 'GET', url: '/malformed-address' })
})

it.each([
  ['HEAD', '/flags/gb.svg'],
  ['POST', '/api/scraper/map'],
  ['OPTIONS', '/api/scraper/map'],
  ['POST', '/__nextjs_original-stack-frames'],
  ['GET', '/_next/static/chunks/%5Bturbopack%5D.js'],
])('leaves %s %s as it is', (method, url) => {
  expect(asked({ method, url })).toMatchObject({ method, url })
})

it('lets through no cookie, because Next answers one of its own with another', () => {
  expect(asked({ headers: { cookie: '__prerender_bypass=x' } }).headers).not.toHaveProperty('cookie')
})

it('lets through only a router’s tree that Next can read', () => {
  const tree = (text: string) =>
    asked({ headers: { 'next-router-state-tree': text } }).headers['next-router-state-tree']
  const real = encodeURIComponent(
    '["",{"children":["universities",{"children":["__PAGE__",{}]}]},null,null,true]',
  )
  expect(tree(real)).toBe(real)
  for (const text of ['no tree', '%', '%5B%22%22%5D', '{}', '["",{"children":1}]'])
    expect(tree(text)).toBeUndefined()
})

it.each([
  ['/flags/%67b.svg?x=%67', '/flags/gb.svg?x=%67'],
  ['/%4F%5a%30%39', '/OZ09'],
  ['/a%2567%2Fb%20', '/a%2567%2Fb%20'],
])('reads escaped letters and digits of a path as themselves (%s)', (url, expected) => {
  expect(asked({ url }).url).toBe(expected)
})
