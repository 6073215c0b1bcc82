const KEPT = Symbol.for('meridian.once-per-process')

/**
 * The function that answers with a costly value: it makes the value when first asked, once in a process; with a key,
 * once for each. A module's own scope is not enough: Next compiles pages and route handlers into programs of their own,
 * and each would read the whole catalogue for itself. While developing the value is made again whenever the module is,
 * so that an edit shows.
 */
export function oncePerProcess<Value, Key extends string | void = void>(
  name: string,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) {
      const isShared = process.env.NODE_ENV !== 'development'
      const entry = key === undefined ? name : `${name}, ${key}`
      known.set(key, isShared ? share(entry, () => make(key)) : make(key))
    }
    return known.get(key) as Value
  }
}

/** The value that all copies of a module have under a name. */
function share<Value>(name: string, make: () => Value): Value {
  // The only place under this symbol is here, so a name is only ever read as what the same caller has kept.
  const keeper = globalThis as { [KEPT]?: Map<string, unknown> }
  const kept = (keeper[KEPT] ??= new Map())
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Value
}
