import { seededRandom } from '../seeded-random'

const SEARCHES = [
  'university', 'technology', 'medical', 'state', 'national', 'business', 'law', 'engineering', 'arts', 'science',
  'college', 'institute', 'federal', 'agriculture', 'north', 'south', 'saint', 'new york', 'london', 'paris', 'tokyo',
  'economics', 'music', 'são paulo',
] // prettier-ignore
const COUNTRIES = [
  'us', 'gb', 'de', 'fr', 'in', 'cn', 'jp', 'br', 'mx', 'ca', 'au', 'it', 'es', 'tr', 'ng', 'za', 'eg', 'pk', 'id', 'kr',
] // prettier-ignore
const REGIONS = ['north-america', 'latin-america', 'europe', 'asia', 'middle-east', 'africa', 'oceania']
const SORTS = ['name', 'country', 'acceptance', 'students']
/** Every region has at least this many pages; a search or a country may have fewer. */
const PAGES = ['2', '3', '4', '5']

const TYPES = ['university', 'external', 'government']
const FUNDING = ['full', 'partial', 'merit', 'need']
const DEGREES = ['bachelors', 'masters', 'phd', 'research']
const FIELDS = ['computer-science', 'engineering', 'business', 'medicine', 'law', 'arts', 'public-health']
const HOSTS = ['gb', 'us', 'multiple', 'ca', 'au', 'nl', 'cn', 'jp', 'de']
const SCHOLARSHIP_SORTS = ['deadline', 'value']

const SUBJECTS = [
  'nursing', 'computer-science', 'law', 'public-health', 'economics', 'psychology', 'civil-engineering', 'history',
  'biology', 'business-and-management', 'data-science-and-ai', 'medicine', 'architecture', 'statistics', 'education',
] // prettier-ignore
/** Where programmes are: a subject's name would lead to the list of the subject. */
const PLACES = ['michigan', 'melbourne', 'lille', 'leeds', 'ankara', 'kyoto', 'nairobi', 'taipei']
const LEVELS = ['master', 'doctorate']
const PROGRAMME_SORTS = ['fee', 'name', 'length']

type Pick = (values: readonly string[]) => string | undefined
type Query = Readonly<Record<string, string | undefined>>

/**
 * Distinct addresses of the list of universities in canonical order, the same for the same seed: search, country or
 * region, sort and page, each in about two of five. There are about 3,500 to draw from.
 */
export function randomListPaths(count: number, seed = 1): string[] {
  return drawPaths(count, seed, '/universities', (pick) => {
    const search = pick(SEARCHES)
    const country = pick(COUNTRIES)
    const region = country === undefined ? pick(REGIONS) : undefined
    const sort = pick(SORTS)
    const page = search === undefined && country === undefined ? pick(PAGES) : undefined
    return { search, country, region, sort, page }
  })
}

/**
 * Distinct addresses of Browse All, likewise: one of type, funding, field and host, with degree, nationality, sort and,
 * where nothing but the sort is set, page.
 */
export function randomScholarshipPaths(count: number, seed = 1): string[] {
  return drawPaths(count, seed, '/scholarships?tab=browse', (pick) => {
    const type = pick(TYPES)
    const funding = type === undefined ? pick(FUNDING) : undefined
    const degree = pick(DEGREES)
    const field = (type ?? funding) ? undefined : pick(FIELDS)
    const host = (type ?? funding ?? field) ? undefined : pick(HOSTS)
    const nationality = pick(COUNTRIES)
    const sort = pick(SCHOLARSHIP_SORTS)
    const page = (type ?? funding ?? degree ?? field ?? host ?? nationality) ? undefined : pick(PAGES)
    return { nationality, host, degree, type, funding, field, sort, page }
  })
}

/**
 * Distinct addresses of the programmes, likewise: a subject, with level, country, sort and, where there is no country,
 * page; where no subject is drawn, a search of all programmes.
 */
export function randomProgrammePaths(count: number, seed = 1): string[] {
  return drawPaths(count, seed, '/programmes', (pick) => {
    const subject = pick(SUBJECTS) ?? pick(SUBJECTS)
    const level = pick(LEVELS)
    const search = subject === undefined ? pick(PLACES) : undefined
    const country = pick(COUNTRIES)
    const sort = subject === undefined ? undefined : pick(PROGRAMME_SORTS)
    const page = subject !== undefined && country === undefined ? pick(PAGES) : undefined
    return { subject, search, level, country, sort, page }
  })
}

/** Draws queries until there are `count` different ones, or there seem to be no more. `bare` is the list without any. */
function drawPaths(count: number, seed: number, bare: string, draw: (pick: Pick) => Query): string[] {
  const [path] = bare.split('?')
  const random = seededRandom(seed)
  const pick: Pick = (values) => (random() < 0.4 ? values[Math.floor(random() * values.length)] : undefined)
  const paths = new Set<string>()
  for (let tries = 0; paths.size < count && tries < count * 20; tries += 1) {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(draw(pick))) {
      if (value !== undefined) query.set(key, value)
    }
    paths.add(query.size === 0 ? bare : `${path}?${query}`)
  }
  return [...paths]
}
