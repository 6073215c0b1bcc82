import { redirectTo } from './one-address'

const FILE = '/plan/calendar.ics?place=a:master,b/c:master&award=d'
const asked = (query: string) => redirectTo(FILE, `https://example.org/plan/calendar.ics${query}`)

it.each(['?place=a:master,b/c:master&award=d', '?place=a%3Amaster%2Cb%2Fc%3amaster&award=d'])(
  'answers %s as it is',
  (query) => {
    expect(asked(query)).toBeNull()
  },
)

it.each([
  '',
  '?award=d&place=a:master,b/c:master',
  '?place=a:master,b/c:master&award=d&x=1',
  '?place=%E0%A4%A',
])('sends %s to the one address', (query) => {
  expect(asked(query)?.status).toBe(307)
  expect(asked(query)?.headers.get('location')).toBe(FILE)
})

it('an address without a query is one too', () => {
  expect(redirectTo('/x.ics', 'https://example.org/x.ics')).toBeNull()
  expect(redirectTo('/x.ics', 'https://example.org/x.ics?y=1')?.status).toBe(307)
})

it('names letters of every script, as a header can hold them', () => {
  const sent = redirectTo('/x.ics?search=北京 𝒳%2C,a', 'https://example.org/x.ics?search=北京&y=1')
  expect(sent?.headers.get('location')).toBe('/x.ics?search=%E5%8C%97%E4%BA%AC%20%F0%9D%92%B3%2C,a')
})
