import { GET } from './route'

const ask = (query: string) => GET(new Request(`https://example.org/plan/calendar.ics${query}`))
const linesOf = async (answer: Response) => (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
const descriptionOf = (lines: readonly string[]) => lines.find((line) => line.startsWith('DESCRIPTION:'))

it('is a calendar of the items in its address, kept by caches as lists are', async () => {
  const answer = ask('?place=university-of-leeds:bachelor:2027-09&award=chevening-scholarship')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('s-maxage')
  const lines = await linesOf(answer)
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D')
  expect(lines.some((line) => line.startsWith('UID:visa:gb.2027-09@'))).toBe(true)
})

it('skips ids that are not in the catalogue, and says so', async () => {
  const lines = await linesOf(ask('?place=nowhere:master,university-of-oxford:master:2027-10&award=no-award'))
  expect(descriptionOf(lines)).toContain('1 choice and 0 awards')
  expect(descriptionOf(lines)).toContain('2 items of the address that we do not know')
})

it('has one address for a set of items', () => {
  const answer = ask('?award=b,a&place=x:master&utm_source=y&nationality=ng')
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('/plan/calendar.ics?place=x:master&award=a,b')
})

it.each([
  ['nothing', ''],
  ['no item', '?place=&award='],
  ['garbage alone', '?place=<script>alert(1)</script>&award=%00'],
  ['10,000 ids', `?award=${Array.from({ length: 10_000 }, (_, at) => `a${at}`).join()}`],
  ['10,000 times the same parameter', `?${'award=a&'.repeat(10_000)}`],
  ['more items than a plan has', `?award=${Array.from({ length: 41 }, (_, at) => `a${at}`).join()}`],
])('refuses %s', (_what, query) => {
  expect(ask(query).status).toBe(400)
})
