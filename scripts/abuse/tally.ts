/** The tries of a part of the abuse, and its failures, each by its name and its fault. */
export type Tally = { tried: number; failures: string[] }

export const newTally = (): Tally => ({ tried: 0, failures: [] })

/** Counts one try. `complaint` is null when it went well. */
export function note(tally: Tally, name: string, complaint: string | null): void {
  tally.tried += 1
  if (complaint !== null) tally.failures.push(`${name.slice(0, 200)}: ${complaint}`)
}
