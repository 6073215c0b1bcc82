/** The middle value, the lower of two; null of none. */
export const median = (values: readonly number[]): number | null =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length / 2) - 1)] ?? null

type Visited = Readonly<Record<string, number | null>>

/**
 * Visits every page once a round, so that a minute in which the machine is busy falls on all of them alike. Each value
 * of a page is the median of its rounds, null where no round has one.
 */
export async function mediansInTurn<Page extends string, Values extends Visited>(
  pages: readonly Page[],
  rounds: number,
  visit: (page: Page) => Promise<Values>,
): Promise<Record<Page, Values>> {
  const visits = new Map<Page, Values[]>(pages.map((page) => [page, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, seen] of visits) seen.push(await visit(page))
  }
  return Object.fromEntries([...visits].map(([page, seen]) => [page, medians(seen)])) as Record<Page, Values>
}

function medians<Values extends Visited>(visits: readonly Values[]): Values {
  const keys = Object.keys(visits[0] ?? {})
  return Object.fromEntries(
    keys.map((key) => [key, median(visits.flatMap((seen) => seen[key] ?? []))]),
  ) as Values
}
