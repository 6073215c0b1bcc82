import type { Route } from 'next'
import type { Level } from '../facts/vocabulary'

/**
 * The address of a profile, opened at a level and, below its subjects, at the one that the visitor came with. It needs no
 * level for a bachelor's degree, at which a profile opens by itself.
 * @param subject its slug; null for none
 */
export function universityHref(id: string, level: Level = 'bachelor', subject: string | null = null): Route {
  const query = [level !== 'bachelor' && `level=${level}`, subject && `subject=${subject}`].filter(Boolean)
  return `/universities/${id}${query.length > 0 ? `?${query.join('&')}` : ''}` as Route
}
