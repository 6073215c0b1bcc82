import type { Route } from 'next'
import { programmeId } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import type { SubjectSlug } from '../subjects/subject'
import type { Programme } from './programme'

type Asked = { subject?: SubjectSlug | null; level?: Level; countries?: readonly string[] }

/**
 * The address of the list of programmes, its parameters in the order in which the list writes them. It is built without
 * the list itself, whose parameters the pages that only link to it would load too.
 */
export function programmesHref({ subject, level = 'bachelor', countries = [] }: Asked): Route {
  const query = [
    subject && `subject=${subject}`,
    level !== 'bachelor' && `level=${level}`,
    countries.length > 0 && `country=${countries.join(',')}`,
  ].filter(Boolean)
  return `/programmes${query.length > 0 ? `?${query.join('&')}` : ''}` as Route
}

/** The page of a programme. */
export function programmeHref(programme: Pick<Programme, 'universityId' | 'key'>): Route {
  return `/programmes/${programmeId(programme)}` as Route
}

/** All subjects and programmes of one university. */
export function universityProgrammesHref(universityId: string): Route {
  return `/universities/${universityId}/programmes` as Route
}
