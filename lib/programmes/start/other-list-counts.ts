import 'server-only'
import { rememberAnswers } from '../../list/remember-answers'
import type { FoundElsewhere, ShownMeaning } from '../../list/text-meaning'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getHour, searchScholarships } from '../../scholarships/queries'
import type { Moment } from '../../text/closing-day'
import { parseUrl } from '../../text/parse-url'
import { WORLD } from '../../universities/list'
import { listUniversities } from '../../universities/search/queries'
import { PROGRAMMES } from '../list'
import { countFoundProgrammes } from '../search/queries'
import { testTaught } from '../taught/queries'
import { resolveSearch } from './queries'

const SITE = 'https://meridian.example'

/** The search of the list of programmes, of universities or of scholarships that an address asks for; null for any other address. */
function readAddress(href: string) {
  const url = parseUrl(href, SITE)
  if (url?.pathname === PROGRAMMES.path)
    return { programmes: resolveSearch(PROGRAMMES.parse(url.searchParams)) }
  if (url?.pathname === WORLD.path) return { universities: WORLD.parse(url.searchParams) }
  if (url?.pathname === SCHOLARSHIPS.path) return { awards: SCHOLARSHIPS.parse(url.searchParams) }
  return null
}

/** The one address of a search whose number is asked for; null where `findElsewhere` finds none. */
export function addressElsewhere(href: string): string | null {
  const { programmes, universities, awards } = readAddress(href) ?? {}
  if (universities) return WORLD.href({ ...universities, page: 1 })
  if (programmes) return PROGRAMMES.href({ ...programmes, page: 1 })
  return awards ? SCHOLARSHIPS.href({ ...awards, page: 1 }) : null
}

const countAt = rememberAnswers(({ href }: { href: string }, hour: Moment): FoundElsewhere | null => {
  const { programmes, universities, awards } = readAddress(href) ?? {}
  if (universities) {
    const { rows, notKnown } = listUniversities(universities, testTaught)
    return { total: rows.length, notKnown }
  }
  if (programmes) return countFoundProgrammes(programmes)
  if (!awards) return null
  const { total, notKnown } = searchScholarships(awards, hour)
  return { total, notKnown: notKnown?.total ?? 0 }
})

/** The number of results of an address of the list of programmes, of universities or of scholarships; null for any other address. */
export const findElsewhere = (href: string): FoundElsewhere | null => countAt({ href }, getHour())

/** A meaning with the numbers of results of the other lists that it leads to. */
export function withFound(understood: ShownMeaning | null): ShownMeaning | null {
  if (!understood) return null
  const elsewhere = understood.elsewhere.map((other) => {
    const found = findElsewhere(other.href)
    return found ? { ...other, found } : other
  })
  return { ...understood, elsewhere }
}
