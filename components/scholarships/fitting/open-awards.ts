import type { Route } from 'next'
import { verdictOf, type NationalityVerdict } from '@/lib/scholarships/drawn-card'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { SEVERAL_COUNTRIES } from '@/lib/scholarships/vocabulary'
import { SCHOLARSHIPS_SOURCE } from '../scholarships-view'

/** The awards that are open to a nationality at a university and in its country. */
export type OpenAwards = {
  /** The country of the nationality. */
  country: string
  /** The verdict of each award on the nationality, by the award's id. */
  verdicts: ReadonlyMap<string, NationalityVerdict['kind']>
  /**
   * The number of awards of the university's country, or of several countries, that are open to it, and the list of
   * them.
   */
  total: number
  href: Route
}

/**
 * Reads the file of the list of awards.
 * @param version of the file
 * @param code of the nationality
 * @param host code of the university's country
 * @throws when the file cannot be loaded
 */
export async function findOpenAwards(version: string, code: string, host: string): Promise<OpenAwards> {
  const { rows, countries } = await SCHOLARSHIPS_SOURCE.load(version)
  const country = countries.find((each) => each.code === code)?.name ?? code.toUpperCase()
  const search = {
    ...SCHOLARSHIPS.untouched,
    tab: 'browse' as const,
    nationality: [code],
    host: [host, SEVERAL_COUNTRIES.value],
  }
  return {
    country,
    verdicts: new Map(rows.map((row) => [row.card.id, verdictOf(row, { code, country }).kind])),
    total: SCHOLARSHIPS.filter(rows, search).length,
    href: SCHOLARSHIPS.href(search),
  }
}
