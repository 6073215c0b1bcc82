import 'server-only'
import type { FoundElsewhere, ShownMeaning } from '../../list/understood'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getToday, searchScholarships } from '../../scholarships/queries'
import { PROGRAMMES } from '../list'
import { countProgrammes } from '../search/queries'
import { resolveSearch } from './queries'

/** How much an address of the list of programmes or of scholarships finds; null for any other address. */
export function findElsewhere(href: string): FoundElsewhere | null {
  const url = URL.parse(href, 'https://meridian.example')
  if (!url) return null
  const { pathname, searchParams } = url
  if (pathname === PROGRAMMES.path) return countProgrammes(resolveSearch(PROGRAMMES.parse(searchParams)))
  if (pathname !== SCHOLARSHIPS.path) return null
  const { total, notKnown } = searchScholarships(SCHOLARSHIPS.parse(searchParams), getToday())
  return { total, notKnown: notKnown?.total ?? 0 }
}

/** A meaning with the number of results of the other list that it leads to. */
export function withFound(understood: ShownMeaning | null): ShownMeaning | null {
  const { elsewhere } = understood ?? {}
  const found = elsewhere && findElsewhere(elsewhere.href)
  return understood && found ? { ...understood, elsewhere: { ...elsewhere, found } } : understood
}
