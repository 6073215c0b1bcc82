import { aScholarship } from '@/tests/fixtures/scholarship'
import { hasCalendar, toCalendar } from './calendar'

const URL = 'https://example.org/scholarships/plain-award'
const NOW = new Date('2026-11-21T12:34:56Z')
const calendar = (fields: Parameters<typeof aScholarship>[0], today = '2026-11-21') =>
  toCalendar(aScholarship(fields), URL, today, NOW)

/** The content lines with folding undone, as RFC 5545 asks a reader to do. */
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
      'UID:plain-award-2026@example.org',
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
  const isOffered = (fields: Parameters<typeof aScholarship>[0]) =>
    hasCalendar(aScholarship(fields), '2026-11-21')
  expect(isOffered(dated)).toBe(true)
  expect(isOffered({})).toBe(false)
  expect(isOffered({ ...dated, status: 'closed' })).toBe(false)
})

it('has no event of a round that nobody has seen for more than a year', () => {
  expect(calendar({ deadlines: [{ month: 10, day: 15, year: 2024 }], opensMonth: 9 })).toBeNull()
  expect(linesOf(calendar({ deadlines: [{ month: 2, day: 1, year: 2026 }] }))).toContain(
    'SUMMARY:Usual deadline: Plain Award',
  )
})

describe('a deadline of which only the month is known', () => {
  const month = { deadlines: [{ month: 9 }] }

  it('stands at the beginning of the month and says so: no false day, and none is lost', () => {
    const lines = linesOf(calendar(month))
    expect(lines).toContain('DTSTART;VALUE=DATE:20270901')
    expect(lines).toContain('SUMMARY:Some time in September: deadline of Plain Award')
    expect(lines.join()).toContain('The day is not known.')
  })

  it('is that of the year after once the month has begun: neither a past day nor the end of the month', () => {
    const lines = linesOf(calendar({ deadlines: [{ month: 11 }] }))
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART;VALUE=DATE:20271101'])
    expect(lines.join()).toContain('The round before this one may still be open: look up its day now.')
  })

  it('stands at the beginning of the part of the month that its note names', () => {
    const lines = linesOf(calendar({ deadlines: [{ month: 1, note: 'mid-January' }] }))
    expect(lines).toContain('DTSTART;VALUE=DATE:20270111')
    expect(lines).toContain('SUMMARY:In mid-January: deadline of Plain Award')
  })

  it('names a span of months, also over the end of a year', () => {
    const lines = linesOf(calendar({ deadlines: [{ month: 12, lastMonth: 2 }] }))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261201')
    expect(lines).toContain('SUMMARY:Between December and February: deadline of Plain Award')
  })
})

it('a deadline that moves keeps the name of its event, also over the end of the year; the next round has another', () => {
  const uid = (deadline: { month: number; day: number }) =>
    linesOf(calendar({ deadlines: [deadline] })).find((line) => line.startsWith('UID'))
  expect(uid({ month: 12, day: 15 })).toBe('UID:plain-award-2026@example.org')
  expect(uid({ month: 1, day: 10 })).toBe('UID:plain-award-2026@example.org')
  expect(uid({ month: 10, day: 10 })).toBe('UID:plain-award-2027@example.org')
})

it('leaves out a round that closed on the clock of its provider', () => {
  const deadlines = [{ month: 11, day: 21, year: 2026, timeZone: 'UTC', time: '11:00' }]
  const days = (now: string) =>
    linesOf(calendar({ deadlines }, now)).filter((line) => line.startsWith('DTSTART'))
  expect(days('2026-11-21T10:00:00Z')).toEqual(['DTSTART;VALUE=DATE:20261121'])
  expect(days('2026-11-21T11:00:00Z')).toEqual(['DTSTART;VALUE=DATE:20271121'])
})
