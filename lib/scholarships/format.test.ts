import { formatDeadlines } from './format'
import { aDeadline } from '@/tests/fixtures/matcher'

describe('formatDeadlines', () => {
  it('writes a usual date without a year', () => {
    expect(formatDeadlines([aDeadline({ month: 2, day: 1 })], null, '2025-01-01')).toBe('1 February')
  })

  it('writes the year of a dated round, and what the date depends on', () => {
    const deadline = aDeadline({ month: 9, day: 19, year: 2025, variesBy: 'country' })
    expect(formatDeadlines([deadline], null, '2025-01-01')).toBe('19 September 2025 (varies by country)')
  })

  it('writes a span of months', () => {
    expect(formatDeadlines([aDeadline({ month: 9, lastMonth: 12 })], null, '2025-01-01')).toBe(
      'September to December',
    )
  })

  it('joins several deadlines with their notes', () => {
    const deadlines = [
      aDeadline({ month: 11, day: 1, note: 'early' }),
      aDeadline({ month: 1, day: 2, note: 'regular' }),
    ]
    expect(formatDeadlines(deadlines, 'unused', '2025-01-01')).toBe('1 November (early); 2 January (regular)')
  })

  it('falls back to the note, and to null', () => {
    expect(formatDeadlines([], 'With the application for admission', null)).toBe(
      'With the application for admission',
    )
    expect(formatDeadlines([], null, '2025-01-01')).toBeNull()
  })

  describe('of rounds that were published for one year', () => {
    const old = aDeadline({ month: 10, day: 15, year: 2024 })
    const past = aDeadline({ month: 3, year: 2025, note: 'about' })
    const next = aDeadline({ month: 1, day: 20, year: 2027 })

    it('never lets a past one stand like one to come', () => {
      expect(formatDeadlines([old], null, '2024-10-15')).toBe('15 October 2024')
      expect(formatDeadlines([old], null, '2024-10-16')).toBe(
        'Last known round closed on 15 October 2024; the next date is not known',
      )
      expect(formatDeadlines([old, past], null, '2026-11-26')).toBe(
        'Last known round closed on 15 October 2024 and in March 2025 (about); the next date is not known',
      )
      expect(formatDeadlines([old, next], null, '2026-11-26')).toBe(
        '20 January 2027; Last known round closed on 15 October 2024',
      )
    })

    it('writes on pages that are made once what stays true', () => {
      expect(formatDeadlines([next], null, null)).toBe('Latest known round: 20 January 2027')
    })
  })
})
