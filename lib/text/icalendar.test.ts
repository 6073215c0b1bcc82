import { writeCalendar, type CalendarEvent } from './icalendar'

const EVENT: CalendarEvent = {
  uid: 'a@example.org',
  day: '2028-02-29',
  summary: 'A, B; C',
  description: 'One\nTwo',
  url: 'https://example.org/a',
  reminders: [],
}
const NOW = new Date('2026-11-21T12:34:56Z')
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const write = (event: Partial<CalendarEvent>, now = NOW) =>
  linesOf(writeCalendar({ product: 'Test', events: [{ ...EVENT, ...event }] }, now))

it('ends an all-day event on the next day, over the ends of months and years', () => {
  expect(write({})).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20280229', 'DTEND;VALUE=DATE:20280301']),
  )
  expect(write({ day: '2026-12-31' })).toContain('DTEND;VALUE=DATE:20270101')
})

it('raises the revision with each day, and keeps the name, so that a changed day moves the event', () => {
  const revision = (now: string) =>
    Number(/\d+/.exec(write({}, new Date(now)).find((line) => line.startsWith('SEQUENCE')) ?? '')?.[0])
  expect(revision('2026-11-22T00:00:00Z')).toBe(revision('2026-11-21T23:59:59Z') + 1)
  expect(write({ day: '2027-01-01' })).toContain('UID:a@example.org')
})

it('tells a program that subscribes its name and how often to ask', () => {
  const feed = { name: 'My; plan', description: 'All, of it', address: 'https://example.org/x.ics?a=1,2' }
  const lines = linesOf(writeCalendar({ product: 'Test', events: [], feed }, NOW))
  expect(lines).toEqual(
    expect.arrayContaining([
      'NAME:My\\; plan',
      'X-WR-CALNAME:My\\; plan',
      'DESCRIPTION:All\\, of it',
      'SOURCE;VALUE=URI:https://example.org/x.ics?a=1,2',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'X-PUBLISHED-TTL:P1D',
    ]),
  )
})

it('folds by octets and never within a letter', () => {
  const summary = '奨学金 '.repeat(40).trim()
  const text = writeCalendar({ product: 'Test', events: [{ ...EVENT, summary }] }, NOW)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${summary}`)
})

it('takes control characters out, and keeps a line break as a sign', () => {
  expect(write({ summary: 'A\u0007B\nBEGIN:VEVENT' })).toContain('SUMMARY:AB\\nBEGIN:VEVENT')
})

it('leaves out an address that there is not', () => {
  expect(write({ url: null }).some((line) => line.startsWith('URL'))).toBe(false)
})
