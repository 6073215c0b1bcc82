import { aChoice, aContext, aDeadline } from '@/tests/fixtures/tasks'
import { writePlanCalendar, writePlanFeed } from './calendar'
import { NO_EDITS, type TaskChoice } from './task'
import { tasksOf } from './tasks'

const PLACE = { baseUrl: 'https://example.org', today: '2026-11-23' }
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const calendar = (fields: Partial<TaskChoice> = {}, context: Parameters<typeof aContext>[0] = {}) =>
  linesOf(
    writePlanCalendar(
      tasksOf([aChoice(fields)], [], aContext(context)),
      PLACE,
      new Date('2026-11-23T10:00:00Z'),
    ),
  )
/** The lines of the event of a task. */
function eventOf(lines: readonly string[], id: string) {
  const at = lines.indexOf(`UID:${id}@example.org`)
  const start = lines.lastIndexOf('BEGIN:VEVENT', at)
  return at < 0 ? [] : lines.slice(start, lines.indexOf('END:VEVENT', at))
}

it('a day is an all-day event with the source of its date', () => {
  const event = eventOf(calendar(), 'apply:university:oak.2027')
  expect(event).toContain('DTSTART;VALUE=DATE:20270113')
  expect(event).toContain('SUMMARY:Apply to Oak University')
  expect(event.join()).toContain('Source: The service\\, Key dates\\, 2027 entry.')
  expect(event.join()).toContain('time zone Europe/London')
  expect(event).toContain('URL:https://example.org/universities/oak')
})

it('a month stands on its first day and says so in its title', () => {
  const event = eventOf(calendar({ deadlines: [aDeadline({ day: null })] }), 'apply:university:oak.2027')
  expect(event).toContain('DTSTART;VALUE=DATE:20270101')
  expect(event).toContain('SUMMARY:Some time in January: Apply to Oak University')
})

it('advice is told as advice', () => {
  expect(eventOf(calendar(), 'referees:all.2027').join()).toContain(
    'Our advice\\, no source: 6 to 8 weeks before',
  )
})

it('what may be done already stands on today until it is too late, and what is over or ticked is gone', () => {
  expect(eventOf(calendar(), 'transcripts:all.2027')).toContain('DTSTART;VALUE=DATE:20261123')
  const late = { added: '2026-08-20' }
  expect(eventOf(calendar(late), 'language-test:all.2027')).toEqual([])
  const ticked = { ...NO_EDITS, tasks: { 'apply:university:oak.2027': { done: '2026-11-23', day: null } } }
  expect(eventOf(calendar({}, { edits: ticked }), 'apply:university:oak.2027')).toEqual([])
})

it('a changed deadline moves its event, because the name stays', () => {
  const moved = eventOf(calendar({ deadlines: [aDeadline({ day: 20 })] }), 'apply:university:oak.2027')
  expect(moved).toContain('DTSTART;VALUE=DATE:20270120')
})

it('to subscribe to, it says what it holds and what it does not know', () => {
  const tasks = tasksOf([aChoice()], [], aContext())
  const feed = { ...PLACE, href: '/plan/calendar.ics?place=oak:bachelor', unknown: 2, choices: 1, awards: 0 }
  const text = writePlanFeed(tasks, feed)
  const lines = linesOf(text)
  expect(lines).toContain('SOURCE;VALUE=URI:https://example.org/plan/calendar.ics?place=oak:bachelor')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D')
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'))
  expect(description).toContain('1 choice and 0 awards')
  expect(description).toContain('2 items of the address that we do not know')
  // One day has one file, whatever the hour.
  expect(writePlanFeed(tasks, feed)).toBe(text)
  expect(
    lines.filter((line) => line.startsWith('DTSTAMP')).every((line) => line === 'DTSTAMP:20261123T000000Z'),
  ).toBe(true)
})

it('says of what was late when it was saved that it is to do as soon as one can', () => {
  const event = eventOf(calendar(), 'language-test:all.2027')
  expect(event).toContain('SUMMARY:As soon as you can: Book a language test')
  expect(event).toContain('DTSTART;VALUE=DATE:20261123')
})
