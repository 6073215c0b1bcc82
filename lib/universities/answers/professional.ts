import type { Fact, Route } from '../../facts/fact'
import type { Level } from '../../facts/vocabulary'

type Ways = readonly Pick<Fact<Route>, 'value'>[]

/**
 * Whether what is known of a level is none of a subject's, because its doctorate is a professional degree there, such as
 * an MD or a JD, and the level's facts are those of PhDs.
 * @param routes the university's ways to apply, of any level
 * @param subject its slug; null where none is chosen
 */
export const isProfessionalAt = (routes: Ways, level: Level, subject: string | null): boolean =>
  subject !== null &&
  routes.some(({ value }) => value.level === level && value.notFor?.includes(subject) === true)
