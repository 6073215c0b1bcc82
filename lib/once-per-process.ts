const KEPT = Symbol.for('meridian.once-per-process')

/**
 * Makes a costly value once in a process. A module's own scope is not enough: Next compiles pages and route handlers
 * into programs of their own, and each would read the whole catalogue for itself. In development the value is made
 * again whenever the module is, so that an edit shows.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  if (process.env.NODE_ENV === 'development') return make()
  // The only place under this symbol is here, so a name is only ever read as what the same caller has kept.
  const keeper = globalThis as { [KEPT]?: Map<string, unknown> }
  const kept = (keeper[KEPT] ??= new Map())
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Value
}
