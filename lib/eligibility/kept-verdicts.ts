import type { Verdict } from './verdict'

/**
 * Holds the function that decides whether what it is asked about can take the visitor of this browser; null where there is
 * none. The profile stays on the device. A server therefore stores nothing, and its filter leaves every row open.
 */
export function keptVerdicts<Asked extends readonly unknown[]>() {
  type VerdictOf = (...asked: Asked) => Verdict
  let kept: VerdictOf | null = null
  return {
    keep: (verdictOf: VerdictOf | null): void => {
      kept = verdictOf
    },
    read: (): VerdictOf | null => kept,
  }
}
