import { aScholarship } from '@/tests/fixtures/scholarship'
import { hasCalendar, toCalendar } from './calendar'

const URL = 'https://example.org/scholarships/plain-award'
const NOW = new Date('2026-11-21T12:34:56Z')
const calendar = (fields: Parameters<typeof aScholarship>[0]) =>
  toCalendar(aScholarship(fields), URL, '2026-11-21', NOW)

/** The content lines with folding undone, as RFC 5545 tells a reader to. */
const linesOf = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n')

const dated = { deadlines: [{ month: 1, day: 31 }] }

it('is one all-day event with its end, its stamp and a name of its own', () => {
  const lines = linesOf(calendar(dated))
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Scholarship deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:plain-award-2027-01-31@example.org',
      'DTSTAMP:20261121T123456Z',
      'DTSTART;VALUE=DATE:20270131',
      'DTEND;VALUE=DATE:20270201',
      `URL:${URL}`,
    ]),
  )
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

it('reminds 30 and 7 days before', () => {
  const lines = linesOf(calendar(dated))
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P7D'])
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
  expect(lines.filter((line) => line === 'END:VALARM')).toHaveLength(2)
})

it('breaks lines with CR LF only, none longer than 75 octets, and never within a letter', () => {
  const name = `Çağdaş Yaşamı Destekleme ${'奨学金 '.repeat(20)}`.trim()
  const text = calendar({ ...dated, name }) ?? ''
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:Usual deadline: ${name}`)
})

it('escapes what has a meaning in the format', () => {
  const lines = linesOf(calendar({ ...dated, name: 'A, B; C \\ D\nBEGIN:VEVENT' }))
  expect(lines).toContain('SUMMARY:Usual deadline: A\\, B\\; C \\\\ D\\nBEGIN:VEVENT')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

it('tells an announced date from a usual one', () => {
  expect(linesOf(calendar({ deadlines: [{ month: 1, day: 31, year: 2027 }] }))).toContain(
    'SUMMARY:Deadline: Plain Award',
  )
  expect(linesOf(calendar(dated)).join()).toContain('This is the usual date')
})

it('has an event for each deadline, and none where no date is known', () => {
  const text = calendar({
    deadlines: [
      { month: 11, day: 1 },
      { month: 1, day: 2 },
      { month: 1, day: 2 },
    ],
  })
  expect(linesOf(text).filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20271101',
    'DTSTART;VALUE=DATE:20270102',
  ])
  expect(calendar({})).toBeNull()
  expect(calendar({ ...dated, status: 'ended' })).toBeNull()
})

it('is offered where there is a date to expect', () => {
  expect(hasCalendar(aScholarship(dated))).toBe(true)
  expect(hasCalendar(aScholarship())).toBe(false)
  expect(hasCalendar(aScholarship({ ...dated, status: 'closed' }))).toBe(false)
})
