import type { Route } from 'next'

/**
 * The address of a comparison, columns in order. Put together by hand: the typed serializer would bring the whole
 * list's parameters into the first load of every page that has a Compare button. Its test holds it to the serializer.
 */
export function compareHref(ids: readonly string[]): Route {
  return ids.length > 0 ? `/universities?tab=compare&compare=${ids.join(',')}` : '/universities?tab=compare'
}
