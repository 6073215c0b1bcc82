import { eventsOf, hasCalendar } from '@/lib/scholarships/calendar'
import { closedRound, deadlineStatus, datesOf } from '@/lib/scholarships/deadline-status'
import { describeDeadline } from '@/lib/scholarships/deadline-words'
import { writeListCalendar, writeListFeed } from '@/lib/scholarships/feeds'
import { formatDeadlines } from '@/lib/scholarships/format'
import { awardDrafts } from '@/lib/tasks/award-tasks'
import { firstDay } from '@/lib/tasks/task-time'
import { AWARDS } from '@/tests/fixtures/awards'

const DAYS = ['2026-11-26', '2027-02-10', '2027-09-01', '2029-01-15']
const awards = AWARDS
const urlOf = (id: string) => `https://example.org/scholarships/${id}`
const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** Awards all of whose deadlines were published for one round, which closed more than a year before a day. */
const unseenOn = (today: string) =>
  awards.filter(
    ({ deadlines, status }) =>
      status === 'yearly' &&
      deadlines.length > 0 &&
      deadlines.every((deadline) => {
        const closed = closedRound(deadline, today)
        return closed !== null && next(closed) < today
      }),
  )

describe.each(DAYS)('on %s, a round that has ended', (today) => {
  it('stands nowhere as a date to come', () => {
    for (const award of awards) {
      const words = formatDeadlines(award.deadlines, award.deadlineNote, today) ?? ''
      const past = award.deadlines.filter((deadline) => closedRound(deadline, today) !== null)
      if (past.length > 0) expect(words).toMatch(/Last known round closed (on|in) /)
      const status = deadlineStatus(award, today)
      if (status.kind === 'due' || status.kind === 'closed') expect(status.date >= today).toBe(true)
      for (const { day } of eventsOf({ ...award, ...datesOf(award) }, urlOf(award.id), today))
        expect(day >= today).toBe(true)
    }
  })

  it('is followed by nothing once a whole cycle passed unseen', () => {
    for (const award of unseenOn(today)) {
      expect(describeDeadline(deadlineStatus(award, today))).toMatch(
        /^Last known round closed (on|in) .*; the next date is not known$/,
      )
      expect(eventsOf({ ...award, ...datesOf(award) }, urlOf(award.id), today)).toEqual([])
      expect(hasCalendar(datesOf(award), today)).toBe(false)
      const task = { id: award.id, name: award.name, dates: datesOf(award), choices: [] }
      const drafts = awardDrafts(task, '2027', null, today)
      expect(drafts.map(({ when }) => firstDay(when))).toEqual([null])
      expect(drafts[0]?.text).toMatch(/^Last known round closed/)
    }
  })

  it('is no event of the calendar of a list, and no plain date of its feed', () => {
    const feed = { words: [], baseUrl: 'https://example.org', listHref: '/scholarships', href: '/feed' }
    const entries = awards.map((award) => ({ ...award, ...datesOf(award) }))
    const days = writeListCalendar(entries, feed, today).match(/(?<=DTSTART;VALUE=DATE:)\d{8}/g) ?? []
    expect(days.filter((day) => day < today.replaceAll('-', ''))).toEqual([])
    const past = awards.find(({ deadlines }) => deadlines.some((deadline) => closedRound(deadline, today)))
    expect(writeListFeed(past ? [past] : [], [], feed, today)).toContain('Last known round closed')
  })
})

it('stands on pages that are made once as the last known round', () => {
  for (const { deadlines } of awards.filter((award) => award.deadlines.some(({ year }) => year !== null)))
    expect(formatDeadlines(deadlines, null, null)).toContain('Latest known round: ')
})
