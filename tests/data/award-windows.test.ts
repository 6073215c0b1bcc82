import { getScholarships } from '@/lib/scholarships/queries'
import { eventsOf } from '@/lib/scholarships/calendar'
import { datesOf, deadlineStatus, isOpen, nextDate } from '@/lib/scholarships/deadline-status'
import { describeDeadline } from '@/lib/scholarships/deadline-words'
import { windowInWords } from '@/lib/scholarships/deadline-window'
import { monthName } from '@/lib/text/format'

const AWARDS = getScholarships()
/** Days in each part of each month over a year. */
const DAYS = Array.from({ length: 12 }, (_, month) =>
  [1, 10, 11, 20, 21, 28].map((day) => new Date(Date.UTC(2026, 10 + month, day)).toISOString().slice(0, 10)),
).flat()
/** Each deadline whose day nobody published, with the dates of its award as if it had no other. */
const DAYLESS = AWARDS.flatMap((award) =>
  award.deadlines
    .filter(({ day }) => day === null)
    .map((deadline) => ({ award, deadline, dates: { ...datesOf(award), deadlines: [deadline] } })),
)

it('has enough deadlines without a day to try', () => {
  expect(DAYLESS.length).toBeGreaterThan(90)
})

it('never shows, sorts or puts into a calendar a deadline without a day as a day', () => {
  const faults = DAYLESS.flatMap(({ award, dates, deadline }) =>
    DAYS.flatMap((day) => {
      const words = describeDeadline(deadlineStatus(dates, day))
      const next = nextDate(dates, day)
      const firstMonth = `-${String(deadline.month).padStart(2, '0')}`
      const events = eventsOf({ ...award, ...dates }, 'https://example.org/', day)
      return [
        /end of|\d day|today|tomorrow/.test(words) && words,
        next !== null && !next.endsWith(firstMonth) && next,
        ...events.map((event) => !/-(01|11|21)$/.test(event.day) && event.day),
        ...events.map((event) => event.day.slice(4, 7) !== firstMonth && event.day),
      ].flatMap((fault) => (fault ? [`${award.id} on ${day}: ${fault}`] : []))
    }),
  )
  expect(faults).toEqual([])
})

it('takes no call for open in the days in which it may be over', () => {
  const faults = DAYLESS.flatMap(({ award, dates }) =>
    DAYS.filter((day) => {
      const status = deadlineStatus(dates, day)
      if (status.kind !== 'due' || status.from > day) return false
      // Whose admission is over is open to nobody who comes now.
      return isOpen(dates, day) !== (status.admissionOver ? false : null)
    }).map((day) => `${award.id} on ${day}`),
  )
  expect(faults).toEqual([])
})

it('counts what is said as early for over after the 10th, and mid after the 20th', () => {
  const said = (word: string) =>
    DAYLESS.filter(({ deadline }) =>
      new RegExp(`\\b${word}[ -]${monthName(deadline.month)}`, 'i').test(deadline.note ?? ''),
    )
  const isDueOn =
    (day: number) =>
    ({ dates, deadline }: (typeof DAYLESS)[number]) => {
      const on = new Date(Date.UTC(deadline.year ?? 2027, deadline.month - 1, day)).toISOString().slice(0, 10)
      const status = deadlineStatus(dates, on)
      return status.kind === 'due' && status.from <= on
    }
  expect(said('early').length).toBeGreaterThan(2)
  expect(said('early').filter(isDueOn(11))).toEqual([])
  expect(said('mid').length).toBeGreaterThan(7)
  expect(
    said('mid')
      .filter(isDueOn(21))
      .map(({ award }) => award.id),
  ).toEqual([])
})

it('reads each part of a month that a note names', () => {
  const named = DAYLESS.filter(
    ({ deadline: { month, lastMonth, note } }) =>
      lastMonth === null && new RegExp(`(early|mid|late|end of).${monthName(month)}`, 'i').test(note ?? ''),
  )
  expect(named.filter(({ deadline }) => windowInWords(deadline, null).startsWith('some time'))).toEqual([])
})

it('knows the passports of each round that is for certain nationals', () => {
  const national =
    /\b(United States|Chinese|American|Indian|British) (round|portal)\b|\b(citizens|nationals) of\b/
  const rounds = AWARDS.flatMap(({ id, deadlines }) =>
    deadlines.filter(({ note }) => national.test(note ?? '')).map(({ passports }) => [id, passports]),
  )
  expect(rounds).toEqual([
    ['gates-cambridge', ['us']],
    ['schwarzman-scholars', ['cn']],
  ])
})
