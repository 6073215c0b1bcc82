import type { Route } from 'next'

/**
 * The form for a page's facts, at one of them.
 * @param page the path of a university's profile or of an award
 */
export const correctionHref = (page: string, field = '') =>
  `/corrections?about=${page}${field && `#${field}`}` as Route
