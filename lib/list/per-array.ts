/** Results that are kept for an array: more than its sorts, so that only those of past hours are forgotten. */
const MOST = 100

/** A result of `read` for each array and key, worked out once. */
export function perArray<Row, Value>() {
  const kept = new WeakMap<readonly Row[], Map<string, Value>>()
  return (rows: readonly Row[], key: string, read: () => Value): Value => {
    const values = kept.get(rows) ?? new Map<string, Value>()
    kept.set(rows, values)
    if (values.size >= MOST && !values.has(key)) values.clear()
    if (!values.has(key)) values.set(key, read())
    return values.get(key) as Value
  }
}
