const POINTS_A_SECOND = 10
const MOST_WHILE_RUNNING = 90

/**
 * What the progress bar shows next, in percent: ten points for each second until the service says how many pages
 * it found, then the pages read; at most 90 while the job runs, never less than before, 100 at the end.
 */
export function nextPercent(
  previous: number,
  now: { elapsedMs: number; total: number; completed: number; isCompleted: boolean },
): number {
  if (now.isCompleted) return 100
  const reached =
    now.total > 0
      ? Math.floor((now.completed / now.total) * 100)
      : Math.floor(now.elapsedMs / 1_000) * POINTS_A_SECOND
  return Math.max(previous, Math.min(MOST_WHILE_RUNNING, reached))
}

/** "4:05"; hours are minutes beyond 60. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
