/** The tries of a part of the abuse, how many were asked for, and the failures, each by its name and its fault. */
export type Tally = { asked: number; tried: number; failures: string[] }

export const newTally = (asked: number): Tally => ({ asked, tried: 0, failures: [] })

/** Counts one try. `complaint` is null when it went well. */
export function note(tally: Tally, name: string, complaint: string | null): void {
  tally.tried += 1
  if (complaint !== null) tally.failures.push(`${name.slice(0, 200)}: ${complaint}`)
}

/** A part that tried nothing has failed. One that had no time for all says so. */
export function closeTally({ asked, tried, failures }: Tally): { isFailed: boolean; said: string } {
  if (tried === 0) return { isFailed: true, said: 'not run' }
  const of = tried < asked ? ` of ${asked}: there was no time for the others` : ''
  return { isFailed: failures.length > 0, said: `${failures.length} failed, ${tried} tried${of}` }
}
