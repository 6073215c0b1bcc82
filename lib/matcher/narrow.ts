import type { Verdict } from '../eligibility/verdict'
import { isOpen } from '../scholarships/deadline-status'
import type { MatcherScholarship } from './matcher-file'

type Narrowed = { scholarship: MatcherScholarship; verdict: Verdict }

/** What a visitor may leave out of the matches. None of it changes a score or the order. */
export const NARROWINGS = [
  {
    value: 'full',
    label: 'Fully funded',
    keeps: ({ scholarship }: Narrowed) => scholarship.isFullyFunded,
  },
  { value: 'eligible', label: 'Eligible', keeps: ({ verdict }: Narrowed) => verdict === 'eligible' },
  {
    value: 'open',
    label: 'Open now',
    keeps: ({ scholarship }: Narrowed, today: string) => isOpen(scholarship, today) === true,
  },
] as const

export type Narrowing = (typeof NARROWINGS)[number]['value']

/** Whether an entry stays under all that was chosen. `today` is an ISO date. */
export const keepsAll = (chosen: readonly Narrowing[], entry: Narrowed, today: string): boolean =>
  NARROWINGS.every(({ value, keeps }) => !chosen.includes(value) || keeps(entry, today))
