import type { Verdict } from '../eligibility/verdict'
import type { ProgrammeListRow } from './row'

export type VerdictOf = (row: ProgrammeListRow) => Verdict

let kept: VerdictOf | null = null

/**
 * Keeps what tells whether a programme can take the visitor of this browser; null forgets it. The profile stays on the
 * device, so that a server keeps nothing, and the filter leaves every row open there.
 */
export function keepVerdicts(verdictOf: VerdictOf | null): void {
  kept = verdictOf
}

/** What was kept; null on the server, and where the browser has no profile. */
export const readVerdicts = (): VerdictOf | null => kept
