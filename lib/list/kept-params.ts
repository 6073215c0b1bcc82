import type { Filter, SearchValues } from './filter'

/** The parameters of a list that the visitor's profile keeps, such as the level. */
export function keptParamsOf<Row>(filters: readonly Filter<Row>[]) {
  const kept = filters.flatMap((filter) => Object.entries(filter.kept ?? {}))
  return {
    /** What the profile says of them. */
    read: (): SearchValues =>
      Object.fromEntries(
        kept.flatMap(([name, { read }]) => {
          const value = read()
          return value === null ? [] : [[name, value] as const]
        }),
      ),
    /** Keeps in the browser what a change chooses. */
    keep(change: SearchValues): void {
      for (const [name, { keep }] of kept) if (name in change) keep(String(change[name]))
    },
  }
}
