import { callFor } from '@/lib/cost/awards'
import { deadlineStatus } from '@/lib/scholarships/deadline-status'
import { getScholarships } from '@/lib/scholarships/queries'

/** Countries whose academic year begins with the calendar's. */
const SOUTHERN = ['au', 'nz', 'za']

/** The rounds of summer and autumn whose note says that they pay for the year after: "for 2027/28", "for 2027". */
const AHEAD = getScholarships().flatMap((award) =>
  award.deadlines.flatMap((deadline) => {
    const year = Number(/\bfor (\d{4})\b/.exec(deadline.note ?? '')?.[1])
    const isAhead = deadline.year !== null && deadline.month >= 6 && year === deadline.year + 1
    const isNorthern = !award.hostCountries.some((code) => SOUTHERN.includes(code))
    return isAhead && isNorthern && award.status === 'yearly' ? [{ award, deadline, year }] : []
  }),
)

it('counts no award for a start whose round is over', () => {
  expect(AHEAD.length).toBeGreaterThan(6)
  const counted = AHEAD.filter(({ award, deadline, year }) => {
    const status = deadlineStatus({ ...award, deadlines: [deadline] }, `${year}-01-01`)
    return callFor(status, `${year}-10-01`, award) === 'in-time'
  })
  expect(counted.map(({ award }) => award.id)).toEqual([])
})
