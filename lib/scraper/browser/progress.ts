const POINTS_A_SECOND = 10
const MOST_WHILE_RUNNING = 90

/**
 * The next percentage of the progress bar. It grows by ten points a second until the service says how many pages it
 * found, then it is the share of pages read. It never falls, is at most 90 while the job runs, and is 100 at the end.
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

/** "4:05" for 4 minutes and 5 seconds, "75:00" for an hour and a quarter. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
