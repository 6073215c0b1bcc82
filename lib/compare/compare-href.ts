import type { Route } from 'next'

/**
 * The address of a comparison, with the columns in order. It is built without the typed serializer, which would load
 * all parameters of the list on every page with a Compare button. A test compares the two.
 */
export function compareHref(ids: readonly string[]): Route {
  return ids.length > 0 ? `/universities?tab=compare&compare=${ids.join(',')}` : '/universities?tab=compare'
}
