/** Ids by which parts of the list that are hydrated apart find each other. */
export const FILTER_FORM = 'scholarship-filters'
export const RESULTS_HEADING = 'scholarship-results'
