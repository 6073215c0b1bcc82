import 'server-only'
import { feature } from 'topojson-client'
import topology from 'world-atlas/land-110m.json'
import destinationsData from '@/data/destinations.json'
import { toUsd } from '../money/convert'
import { getExchangeRates } from '../money/queries'
import { getPage } from '../content/pages/queries'
import type { PageSource } from '../content/pages/schema'
import { getPlacesMap } from '../places/maps/atlas'
import { getCountry } from '../places/queries'
import { drawWorldMap, type WorldMap } from '../places/maps/world-map'
import { getNotices, getScholarshipsIn } from '../scholarships/queries'
import type { University } from '../universities/record/schema'
import { getUniversities } from '../universities/queries'
import { byRenown } from './best-known'
import { countByCountry, type CountryCount } from './count-by-country'
import type { Destination } from './destination'
import { formatList } from '../text/format'
import { nearbyCountries } from './nearby'
import { DEFAULT_SORT, sortDestinations, type DestinationRow } from './rows'
import { DestinationsFileSchema, type LivingCost } from './schema'
import { tuitionOf } from './tuition'
import { getVisa } from './visa/queries'

const NEARBY = 8
const MONTHS = 12

const { countries, editorialMonth } = DestinationsFileSchema.parse(destinationsData)
const factsByCode = new Map(countries.map((facts) => [facts.code, facts]))
const byCountry = new Map<string, University[]>()
for (const university of getUniversities()) {
  byCountry.set(university.countryCode, [...(byCountry.get(university.countryCode) ?? []), university])
}
const destinations = countByCountry(getUniversities())

/** @throws when `data/destinations.json` lacks a country of the catalogue. */
function factsOf(code: string) {
  const facts = factsByCode.get(code)
  if (!facts) throw new Error(`data/destinations.json has no country with the code "${code}".`)
  return facts
}

/** The countries of the catalogue, those with most universities first. */
export function getDestinations(): readonly CountryCount[] {
  return destinations
}

/** The land of the world with a dot for each country of the catalogue. */
export function getWorldMap(): WorldMap {
  return drawWorldMap(feature(topology, topology.objects.land), destinations)
}

/** The codes of countries with at least one full record. */
export function listResearchedCodes(): string[] {
  return destinations
    .map(({ code }) => code)
    .filter((code) => byCountry.get(code)?.some(({ depth }) => depth === 'full'))
}

/** The universities of a country, the best known first; none for a code that is not in the catalogue. */
export function getUniversitiesOf(code: string): University[] {
  return (byCountry.get(code) ?? []).toSorted(byRenown)
}

/** The lines of the table of all destinations, in the order in which it is sent. */
export function getDestinationRows(): DestinationRow[] {
  const rows = destinations.map(({ code, name, count }) => {
    const tuition = tuitionOf(byCountry.get(code) ?? [])
    return {
      code,
      name,
      universities: count,
      scholarships: getScholarshipsIn(code).length,
      tuition: tuition?.median ?? null,
      reporting: tuition?.count ?? 0,
      languages: formatList(factsOf(code).languages),
    }
  })
  return sortDestinations(rows, DEFAULT_SORT)
}

/** The sum for a year in whole US dollars. */
function yearlyUsd({ min, max, currency, period }: LivingCost) {
  const times = period === 'month' ? MONTHS : 1
  const convert = (sum: number) => toUsd({ min: sum * times, max: null, currency }, getExchangeRates())
  return { min: convert(min), max: max === null ? null : convert(max) }
}

async function visaOf(code: string): Promise<Destination['visa']> {
  const visa = getVisa(code)
  if (!visa) return { rules: [], sources: [] }
  const page = await getPage('resources', 'visa')
  const sources = (page?.meta.sources ?? []).filter(({ url }) => visa.sources.includes(url))
  return { rules: visa.rules, sources }
}

/** @throws when the living costs of a country name a source that the visa page does not have. */
function livingOf(cost: LivingCost | null, sources: readonly PageSource[]) {
  if (!cost) return null
  const cited = sources.find(({ url }) => url === cost.source)
  if (!cited) throw new Error(`data/pages/resources/visa.mdx does not name the source ${cost.source}.`)
  return { ...cost, usdAYear: yearlyUsd(cost), cited }
}

/** All about a country; null for a code without universities in the catalogue. */
export async function getDestination(code: string): Promise<Destination | null> {
  const universities = getUniversitiesOf(code)
  if (universities.length === 0) return null
  const country = getCountry(code)
  const facts = factsOf(code)
  const visa = await visaOf(code)
  return {
    country,
    facts,
    editorialMonth,
    full: universities.filter(({ depth }) => depth === 'full').length,
    universities,
    scholarships: getScholarshipsIn(code),
    tuition: tuitionOf(universities),
    living: livingOf(facts.livingCost, visa.sources),
    visa,
    notices: getNotices([code]),
    nearby: nearbyCountries(destinations, code, NEARBY),
    map: getPlacesMap(
      code,
      universities.flatMap(({ coordinates }) => coordinates ?? []),
    ),
  }
}

/** The month in which languages and academic years were written down, from general knowledge. */
export function getEditorialMonth(): string {
  return editorialMonth
}
