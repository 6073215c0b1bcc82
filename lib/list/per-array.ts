/**
 * A result of `read` for each array and key, worked out once; of a later version, such as an hour, again, in place of the
 * earlier one.
 */
export function perArray<Row, Value>() {
  const kept = new WeakMap<readonly Row[], Map<string, { value: Value; version: string }>>()
  return (rows: readonly Row[], key: string, read: () => Value, version = ''): Value => {
    const values = kept.get(rows) ?? new Map<string, { value: Value; version: string }>()
    kept.set(rows, values)
    const known = values.get(key)
    if (known?.version === version) return known.value
    const value = read()
    values.set(key, { value, version })
    return value
  }
}
