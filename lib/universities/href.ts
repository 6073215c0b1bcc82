import type { Route } from 'next'
import type { Level } from '../facts/vocabulary'

/**
 * The address of a profile, opened at a level and, below its subjects, at the one that the visitor came with. It needs no
 * level for a bachelor's degree, at which a profile opens by itself for readers who keep no other.
 * @param subject its slug; null for none
 * @param isNamed the level was asked for, so that it goes before the one that a reader keeps
 */
export function universityHref(
  id: string,
  level: Level = 'bachelor',
  subject: string | null = null,
  isNamed = false,
): Route {
  const query = [
    (isNamed || level !== 'bachelor') && `level=${level}`,
    subject && `subject=${subject}`,
  ].filter(Boolean)
  return `/universities/${id}${query.length > 0 ? `?${query.join('&')}` : ''}` as Route
}

/**
 * The level at which the server makes a profile. The address above says it in its query, which next.config.ts hands on as a
 * last part of the path. Null for a path that leads to no page.
 * @param parts of the path, after that of the profile
 */
export function levelInPath(parts: readonly string[] = []): Level | null {
  const [part, ...others] = parts
  if (part === undefined) return 'bachelor'
  return others.length === 0 && (part === 'master' || part === 'doctorate') ? part : null
}
