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

/**
 * Distinct addresses of the list in canonical order, the same for the same seed: search, country or region, sort and
 * page, each in about two of five. There are about 3,500 to draw from.
 */
export function randomListPaths(count: number, seed = 1): string[] {
  const random = seededRandom(seed)
  const pick = (values: readonly string[]) =>
    random() < 0.4 ? values[Math.floor(random() * values.length)] : undefined
  const paths = new Set<string>()
  for (let tries = 0; paths.size < count && tries < count * 20; tries += 1) {
    const search = pick(SEARCHES)
    const country = pick(COUNTRIES)
    const region = country === undefined ? pick(REGIONS) : undefined
    const sort = pick(SORTS)
    const page = search === undefined && country === undefined ? pick(PAGES) : undefined
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries({ search, country, region, sort, page })) {
      if (value !== undefined) query.set(key, value)
    }
    paths.add(query.size === 0 ? '/universities' : `/universities?${query}`)
  }
  return [...paths]
}

/** mulberry32: numbers from 0 to 1 that look random and repeat with the seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
