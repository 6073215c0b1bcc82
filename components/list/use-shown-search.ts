import { useDeferredValue } from 'react'

/**
 * The search to answer: while keys come fast it stays behind, so that none of them waits for an answer. Whatever else
 * changes is answered at once; a page that was turned has to stand there when Back looks for its place.
 */
export function useShownSearch<Search extends { search: string }>(search: Search): Search {
  const late = useDeferredValue(search)
  return late.search === search.search ? search : late
}
