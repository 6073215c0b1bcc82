import 'server-only'
import type { FoundElsewhere, ShownMeaning } from '../../list/text-meaning'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getHour, searchScholarships } from '../../scholarships/queries'
import { parseUrl } from '../../text/parse-url'
import { WORLD } from '../../universities/list'
import { getRows, getVocabulary } from '../../universities/queries'
import { meanWorld } from '../../universities/text-meaning'
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

/** The number of results of an address of the list of programmes, of universities or of scholarships; null for any other address. */
export function findElsewhere(href: string): FoundElsewhere | null {
  const { programmes, universities, awards } = readAddress(href) ?? {}
  if (universities) {
    const given = { vocabulary: getVocabulary(), rows: getRows(), testTaught }
    const { total, notKnown } = WORLD.browse(getRows(), meanWorld(universities, given))
    return { total, notKnown: notKnown?.total ?? 0 }
  }
  if (programmes) return countFoundProgrammes(programmes)
  if (!awards) return null
  const { total, notKnown } = searchScholarships(awards, getHour())
  return { total, notKnown: notKnown?.total ?? 0 }
}

/** A meaning with the numbers of results of the other lists that it leads to. */
export function withFound(understood: ShownMeaning | null): ShownMeaning | null {
  if (!understood) return null
  const elsewhere = understood.elsewhere.map((other) => {
    const found = findElsewhere(other.href)
    return found ? { ...other, found } : other
  })
  return { ...understood, elsewhere }
}
