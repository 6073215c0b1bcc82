/** The entries of `after` that are not as in `before`; lists are the same when their entries are. */
export function onlyChanged<Params extends object>(before: Params, after: Params): Partial<Params> {
  const keys = Object.keys(after) as (keyof Params)[]
  const changed = keys.filter(
    (key) => after[key] !== before[key] && JSON.stringify(after[key]) !== JSON.stringify(before[key]),
  )
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Params>
}
