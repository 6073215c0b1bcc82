import type { Route } from 'next'
import { verdictOnNationality, type NationalityVerdict } from '@/lib/scholarships/drawn-card'
import { isOpen } from '@/lib/scholarships/deadline-status'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { SEVERAL_COUNTRIES } from '@/lib/scholarships/vocabulary'
import { momentOf } from '@/lib/text/closing-day'
import { AWARDS } from '../scholarships-view'

/** What the awards of the catalogue say of a nationality. */
export type AwardsOf = {
  /** The country of the nationality. */
  country: string
  /** The verdict of each award on the nationality, by the award's id. */
  verdicts: ReadonlyMap<string, NationalityVerdict['kind']>
  /** The ids of the awards that take applications now. */
  openNow: ReadonlySet<string>
  /**
   * The number of awards of the university's country, or of several countries, that are for it, and the list of them.
   */
  total: number
  href: Route
}

/**
 * Reads the file of the list of awards.
 * @param code of the nationality
 * @param host code of the university's country
 * @throws when the file cannot be loaded
 */
export async function findAwardsOf(code: string, host: string): Promise<AwardsOf> {
  const loaded = await AWARDS.load('rows')
  if (!loaded) throw new Error('The list of scholarships could not be read.')
  const { rows, countries } = loaded
  const now = momentOf(new Date())
  const country = countries.find((each) => each.code === code)?.name ?? code.toUpperCase()
  const search = {
    ...SCHOLARSHIPS.untouched,
    tab: 'browse' as const,
    nationality: [code],
    host: [host, SEVERAL_COUNTRIES.value],
  }
  return {
    country,
    verdicts: new Map(rows.map((row) => [row.card.id, verdictOnNationality(row, { code, country }).kind])),
    openNow: new Set(rows.filter(({ dates }) => isOpen(dates, now)).map(({ card }) => card.id)),
    total: SCHOLARSHIPS.filter(rows, { search }).length,
    href: SCHOLARSHIPS.href(search),
  }
}
