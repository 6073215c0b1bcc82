import 'server-only'
import type { FoundElsewhere, ShownMeaning } from '../../list/text-meaning'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getHour, searchScholarships } from '../../scholarships/queries'
import { parseUrl } from '../../text/parse-url'
import { PROGRAMMES } from '../list'
import { countFoundProgrammes } from '../search/queries'
import { resolveSearch } from './queries'

const SITE = 'https://meridian.example'

/** The search of the list of programmes or of scholarships that an address asks for; null for any other address. */
function readAddress(href: string) {
  const url = parseUrl(href, SITE)
  if (url?.pathname === PROGRAMMES.path)
    return { programmes: resolveSearch(PROGRAMMES.parse(url.searchParams)) }
  if (url?.pathname === SCHOLARSHIPS.path) return { awards: SCHOLARSHIPS.parse(url.searchParams) }
  return null
}

/** The one address of a search whose number is asked for; null where `findElsewhere` finds none. */
export function addressElsewhere(href: string): string | null {
  const { programmes, awards } = readAddress(href) ?? {}
  if (programmes) return PROGRAMMES.href({ ...programmes, page: 1 })
  return awards ? SCHOLARSHIPS.href({ ...awards, page: 1 }) : null
}

/** The number of results of an address of the list of programmes or of scholarships; null for any other address. */
export function findElsewhere(href: string): FoundElsewhere | null {
  const { programmes, awards } = readAddress(href) ?? {}
  if (programmes) return countFoundProgrammes(programmes)
  if (!awards) return null
  const { total, notKnown } = searchScholarships(awards, getHour())
  return { total, notKnown: notKnown?.total ?? 0 }
}

/** A meaning with the number of results of the other list that it leads to. */
export function withFound(understood: ShownMeaning | null): ShownMeaning | null {
  const { elsewhere } = understood ?? {}
  const found = elsewhere && findElsewhere(elsewhere.href)
  return understood && found ? { ...understood, elsewhere: { ...elsewhere, found } } : understood
}
