import type { Verdict } from '../eligibility/verdict'
import type { ProgrammeListRow } from './row'

export type VerdictOf = (row: ProgrammeListRow) => Verdict

let kept: VerdictOf | null = null

/**
 * Stores the function that decides whether a programme can take the visitor of this browser; null removes it. The
 * profile stays on the device. A server therefore stores nothing, and its filter leaves every row open.
 */
export function keepVerdicts(verdictOf: VerdictOf | null): void {
  kept = verdictOf
}

/** The stored function; null on the server, and where the browser has no profile. */
export const readVerdicts = (): VerdictOf | null => kept
