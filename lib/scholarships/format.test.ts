import { formatDeadlines } from './format'
import { DeadlineSchema } from './record/schema'

const aDeadline = (fields: { month: number } & Record<string, unknown>) => DeadlineSchema.parse(fields)

describe('formatDeadlines', () => {
  it('writes a usual date without a year', () => {
    expect(formatDeadlines([aDeadline({ month: 2, day: 1 })], null)).toBe('1 February')
  })

  it('writes the year of a dated round, and what the date depends on', () => {
    const deadline = aDeadline({ month: 9, day: 19, year: 2025, variesBy: 'country' })
    expect(formatDeadlines([deadline], null)).toBe('19 September 2025 (varies by country)')
  })

  it('writes a span of months', () => {
    expect(formatDeadlines([aDeadline({ month: 9, lastMonth: 12 })], null)).toBe('September to December')
  })

  it('joins several deadlines with their notes', () => {
    const deadlines = [
      aDeadline({ month: 11, day: 1, note: 'early' }),
      aDeadline({ month: 1, day: 2, note: 'regular' }),
    ]
    expect(formatDeadlines(deadlines, 'unused')).toBe('1 November (early); 2 January (regular)')
  })

  it('falls back to the note, and to null', () => {
    expect(formatDeadlines([], 'With the application for admission')).toBe(
      'With the application for admission',
    )
    expect(formatDeadlines([], null)).toBeNull()
  })
})
