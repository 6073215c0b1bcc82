import type { Route } from 'next'
import { namesProgramme, partsOfId } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import { universityHref } from '../universities/href'

/**
 * The address of a comparison, with the columns in order. Where it names no level, the visitor's profile decides. It is built without the typed serializer, which would load
 * all parameters of the list on every page with a Compare button. A test compares the two.
 */
export function compareHref(
  ids: readonly string[],
  level: Level | null = null,
  subject: string | null = null,
): Route {
  const base = `/universities?tab=compare${level ? `&level=${level}` : ''}`
  const compared = ids.length > 0 ? `${base}&compare=${ids.join(',')}` : base
  return (subject ? `${compared}&subject=${subject}` : compared) as Route
}

/** The page about a column: that of its programme, or of its university where the programme has none. */
export function columnHref({ id, level }: { id: string; level: Level }): Route {
  const { universityId, key } = partsOfId(id)
  return namesProgramme(key)
    ? (`/programmes/${id}` as Route)
    : universityHref(universityId, level, null, true)
}
