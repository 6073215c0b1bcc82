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
