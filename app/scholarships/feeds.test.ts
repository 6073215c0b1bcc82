import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getAwardRows, getToday } from '@/lib/scholarships/queries'
import { GET as getCalendar } from './calendar.ics/route'
import { GET as getFeed } from './rss.xml/route'

const calendar = (query: string) =>
  getCalendar(new Request(`https://example.org/scholarships/calendar.ics${query}`))
const feed = (query: string) => getFeed(new Request(`https://example.org/scholarships/rss.xml${query}`))
const unfolded = async (answer: Response) => (await answer.text()).replaceAll('\r\n ', '')
const countOf = (text: string, part: string) => text.split(part).length - 1

it('the calendar has the deadlines of what the list finds, the next first, and bounded', async () => {
  const text = await unfolded(calendar('?host=de'))
  const search = SCHOLARSHIPS.parse('?host=de')
  const found = SCHOLARSHIPS.filter(getAwardRows(), { search }, getToday())
  expect(text).toContain(`Deadlines of ${found.length} scholarships`)
  expect(text).toContain('NAME:Scholarships: In Germany')
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map((match) => match[1])
  expect(days.length).toBeGreaterThan(3)
  expect(days).toEqual([...days].sort())
  const uids = [...text.matchAll(/^UID:(.*)$/gm)].map((match) => match[1])
  expect(new Set(uids).size).toBe(uids.length)

  const all = await unfolded(calendar(''))
  expect(countOf(all, 'BEGIN:VEVENT')).toBe(100)
  expect(all).toContain('The 100 that come next')
})

it('the feed says exactly what it reports, newest first, each item with a name of its own', async () => {
  const text = await feed('?host=gb&type=government').text()
  expect(text).toContain('We do not know on which day a provider changed a page.')
  expect(text).toContain('no sponsored study visas for four nationalities')
  const days = [...text.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map((match) => Date.parse(match[1] ?? ''))
  expect(days).toEqual([...days].sort((a, b) => b - a))
  const ids = [...text.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(countOf(await feed('').text(), '<item>')).toBe(50)
})

it.each([calendar, feed])(
  'both have one address for a search, and pages and order are no part of it',
  (get) => {
    expect(get('?sort=deadline&host=fr&page=3&host=de').headers.get('location')).toMatch(
      /\?host=de$|\?host=fr$|\?host=de,fr$/,
    )
    expect(get('?host=de%2Cfr').status).toBe(200)
    expect(get('?host=de,fr').status).toBe(200)
    expect(get('?tab=matcher').status).toBe(307)
  },
)

it.each([
  '?search=zzzzzzzz',
  '?host=zz',
  '?%E0%A4%A',
  `?${'host=de&'.repeat(5000)}`,
  `?search=${'a'.repeat(7000)}`,
])('answer %.20s with a file or the way to one', async (query) => {
  for (const get of [calendar, feed]) {
    const answer = get(query)
    await answer.text()
    expect([200, 307]).toContain(answer.status)
  }
})
