import type { Route } from 'next'
import type { UseQueryStatesKeysMap } from 'nuqs'
import { addressOrder } from '@/lib/list/address-order'
import type { UniversityRow } from '@/lib/universities/row'
import { createBrowseStore, type Browse } from './create-browse-store'
import type { ResultsStore } from './create-results-store'

/** What every list's search has. */
export type AnySearch = { search: string; page: number }
/** What every list's answer has. */
export type AnyResult = { rows: readonly UniversityRow[]; suggestions: object | null }

/** Results that the browser found itself. */
export type Found<Search, Result extends AnyResult> = Pick<Result, 'rows' | 'suggestions'> & {
  search: Search
  version: string
}

type Given<Search, Result extends AnyResult> = {
  /** Begins the ids by which parts of the list that are hydrated apart find each other. */
  id: string
  /** The parsers of every parameter, in the order they stand in the address. */
  params: UseQueryStatesKeysMap
  /** What they read where nothing is asked. */
  noSearch: Search
  /** Puts right what only shows when parameters are seen together. */
  normalise: (search: Search) => Search
  hrefOf: (search: Search) => Route
  loadBrowse: () => Promise<Browse<Search, Result>>
  /** Kept in a file of its own: the results are hydrated at once, and need nothing of the search for that. */
  results: ResultsStore<Found<Search, Result>>
}

/** What tells one list of universities from another; all else they share. */
export function defineList<Search extends AnySearch, Result extends AnyResult>(given: Given<Search, Result>) {
  const { id, params, noSearch, normalise, hrefOf, loadBrowse, results } = given
  return {
    params,
    noSearch,
    normalise,
    hrefOf,
    formId: `${id}-filters`,
    headingId: `${id}-results`,
    inAddressOrder: addressOrder(Object.keys(params)),
    browse: createBrowseStore(loadBrowse, hrefOf),
    results,
  }
}

export type ListDefinition<Search extends AnySearch, Result extends AnyResult> = ReturnType<
  typeof defineList<Search, Result>
>
