import 'server-only'
import { feature } from 'topojson-client'
import topology from 'world-atlas/countries-110m.json'
import { z } from 'zod'
import { readData } from '../read-data'
import { getEntryRules, getFeeLaws, getRoutes, getUsualFees, getVisaRules } from '../facts/queries'
import { jurisdictionOf } from '../facts/jurisdiction'
import type { VisaAndLiving } from '../facts/visa-rule'
import type { Level } from '../facts/vocabulary'
import { toUsd } from '../money/convert'
import { getExchangeRates } from '../money/queries'
import { isChecked, PageSourceSchema, type CheckedSource } from '../content/pages/schema'
import { getPlacesMap } from '../places/maps/atlas'
import { getAtlasCode, getCountry } from '../places/queries'
import { drawWorldMap, type WorldMapData } from '../places/maps/world-map'
import { getNotices, getScholarshipsIn, getToday } from '../scholarships/queries'
import { countAnswers } from '../universities/coverage'
import type { University } from '../universities/record/schema'
import { getUniversities } from '../universities/queries'
import { byUniversityRenown } from './best-known'
import { countUniversitiesByCountry, nearbyCountries, type CountryCount } from './count-by-country'
import { formatDate, formatList } from '../text/format'
import { groupBy } from '../text/group-by'
import { listEntry, listEntrySources } from './entry'
import { listFees } from './fees'
import { feesByLevel } from './fees-by-level'
import { reportedLiving } from './reported-living'
import { listRoutes } from './routes'
import type { DestinationEntry } from './rows'
import { DestinationsFileSchema, type DestinationFacts, type LivingCost } from './schema'
import { medianTuition } from './tuition'
import { getVisa } from './visa/queries'

const NEARBY = 8
const MONTHS = 12

const { countries, editorialMonth } = readData('destinations', DestinationsFileSchema)
/** Read beside the page's text, which would bring the script of every part that a text may use. */
const visaSources = readData('visa-sources', z.array(PageSourceSchema)).filter(isChecked)
const factsByCode = new Map(countries.map((facts) => [facts.code, facts]))
const byCountry = groupBy(getUniversities(), ({ countryCode }) => countryCode)
/** Without those in a territory where the country's rules don't hold. */
const byRules = groupBy(getUniversities(), jurisdictionOf)
const destinations = countUniversitiesByCountry(getUniversities())

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

/** The outlines of the world, those of the catalogue's countries by their codes. */
export function getWorldMap(): WorldMapData {
  const codes = new Map(destinations.map(({ code }) => [getAtlasCode(code), code]))
  const outlines = feature(topology, topology.objects.countries).features.map((shape) => {
    const atlasCode = shape.id === undefined ? shape.properties.name : String(shape.id)
    return { code: codes.get(atlasCode) ?? atlasCode, shape }
  })
  return drawWorldMap(outlines, destinations)
}

const MANY_RECORDS = 5

/** The codes of countries with five or more full records. */
export function listResearchedCodes(): string[] {
  return destinations
    .map(({ code }) => code)
    .filter(
      (code) => (byCountry.get(code) ?? []).filter(({ depth }) => depth === 'full').length >= MANY_RECORDS,
    )
}

/** The universities of a country, the best known first; none for a code that is not in the catalogue. */
export function getUniversitiesOf(code: string): University[] {
  return [...(byCountry.get(code) ?? [])].sort(byUniversityRenown)
}

/**
 * The lines of the table of all destinations, those with most universities first.
 * @param yearCosts the usual cost of a year by country and level, in US dollars
 */
export function getDestinationRows(
  yearCosts: ReadonlyMap<string, Partial<Record<Level, number>>>,
): DestinationEntry[] {
  return destinations.map(({ code, name, count }) => {
    const rules = getVisaRules(code)
    const { workAfter = null, workAfterLength = null, workAfterMonths = null } = rules ?? {}
    const figuresAt = (level: Level) => ({
      workMonths: typeof workAfterMonths === 'number' ? workAfterMonths : (workAfterMonths?.[level] ?? null),
      aYear: yearCosts.get(code)?.[level] ?? null,
      ...medianTuition(byRules.get(code) ?? [], level),
    })
    const living = livingOf(factsOf(code).livingCost, visaOf(code).sources) ?? nationalLivingOf(rules)
    const reported = living ? null : reportedLivingOf(code)
    return {
      code,
      name,
      universities: count,
      scholarships: getScholarshipsIn(code).length,
      at: { bachelor: figuresAt('bachelor'), master: figuresAt('master'), doctorate: figuresAt('doctorate') },
      living: living?.usdAYear.min ?? reported?.usdAYear ?? null,
      isLivingReported: reported !== null,
      workAfter: workAfterLength ?? workAfter,
      languages: formatList(factsOf(code).languages),
      region: getCountry(code).region,
    }
  })
}

/** The sum for a year in whole US dollars. */
function yearlyUsd({ min, max, currency, period }: Pick<LivingCost, 'min' | 'max' | 'currency' | 'period'>) {
  const times = period === 'month' ? MONTHS : 1
  const convert = (sum: number) => toUsd({ min: sum * times, max: null, currency }, getExchangeRates())
  return { min: convert(min), max: max === null ? null : convert(max) }
}

function visaOf(code: string) {
  const visa = getVisa(code)
  if (!visa) return { rules: [], sources: [] }
  return { rules: visa.rules, sources: visaSources.filter(({ url }) => visa.sources.includes(url)) }
}

/** @throws when the living costs of a country name a source that the visa page does not have. */
function livingOf(cost: LivingCost | null, sources: readonly CheckedSource[]) {
  if (!cost) return null
  const cited = sources.find(({ url }) => url === cost.source)
  if (!cited) throw new Error(`data/visa-sources.json does not name the source ${cost.source}.`)
  const { min, max, currency, period, note } = cost
  return {
    cost: { min, max, currency, period },
    isUnsure: false,
    basis: 'The money that the state asks you to show for living: plan with at least this',
    note,
    usdAYear: yearlyUsd(cost),
    cited: { title: cited.title, publisher: cited.publisher, url: cited.url },
    held: `Known from ${formatDate(cited.checkedOn)}`,
  }
}

/** The official sum of the national table, for a country whose rules have not been checked one by one. */
function nationalLivingOf(visa: VisaAndLiving | null): ReturnType<typeof livingOf> {
  if (!visa?.living) return null
  const { min, max, currency, basis } = visa.living
  const cost = { min, max, currency, period: 'month' as const }
  return {
    cost,
    isUnsure: visa.isUnsure,
    basis: `An official sum (${basis}): plan with at least this`,
    note: null,
    usdAYear: yearlyUsd(cost),
    cited: visa.source,
    held: `For ${visa.validFor}`,
  }
}

const reportedLivingOf = (code: string) =>
  reportedLiving(byRules.get(code) ?? [], getCountry(code).currency, getExchangeRates())

/** The facts that hold for all or many universities of the country. */
function nationalOf(code: string) {
  const listed = (rules: Parameters<typeof listFees>[0]) => listFees(rules, getExchangeRates(), getToday())
  const entry = getEntryRules(code)
  return {
    laws: listed(getFeeLaws(code)),
    usualFees: listed(getUsualFees(code)),
    routes: listRoutes(getRoutes(code), getToday()),
    entry: {
      lines: listEntry(entry),
      sources: listEntrySources(entry),
      validFor: entry[0]?.validFor ?? null,
      isUnsure: entry.some(({ isUnsure }) => isUnsure),
    },
    visa: getVisaRules(code),
  }
}

const feesOf = (code: string) =>
  feesByLevel(byRules.get(code) ?? [], getUsualFees(code), { rates: getExchangeRates(), today: getToday() })

/** The universities of the plot of fees of a country at a level; undefined where its page has no such plot. */
export const getFeeDots = (code: string, level: string) =>
  feesOf(code).find((fees) => fees.level === level)?.plot?.dots

/** All about a country; null for a code without universities in the catalogue. */
export function getDestination(code: string) {
  const universities = getUniversitiesOf(code)
  if (universities.length === 0) return null
  const governed = byRules.get(code) ?? []
  const country = getCountry(code)
  const facts = factsOf(code)
  const visa = visaOf(code)
  const national = nationalOf(code)
  const living = livingOf(facts.livingCost, visa.sources) ?? nationalLivingOf(national.visa)
  const fees = feesOf(code)
  return {
    country,
    facts,
    editorialMonth,
    /** The number of universities with a full record. */
    full: universities.filter(({ depth }) => depth === 'full').length,
    /** The best known first. */
    universities,
    /** Those of the universities in a territory where the rules of this page don't hold. */
    outside: universities.flatMap(({ name, facts: { territory } }) =>
      territory ? [{ name, territory: territory.name }] : [],
    ),
    /** The number of universities under the country's rules, and how many of them have each answer. */
    governed: governed.length,
    answers: countAnswers(governed),
    scholarships: getScholarshipsIn(code),
    /** For a bachelor's degree, then for other levels of which enough is known. */
    fees,
    /** For a bachelor's degree. */
    tuition: fees[0]?.tuition ?? null,
    living,
    /** What universities report, where no official sum is known; null where too few do. */
    reportedLiving: living ? null : reportedLivingOf(code),
    visa,
    /** Rules that hold for all or many universities of the country. */
    national,
    notices: getNotices([code]),
    nearby: nearbyCountries(destinations, code, NEARBY),
    /** Null if no university has a known place. */
    map: getPlacesMap(
      code,
      universities.flatMap(({ coordinates, campusLife: { location } }) =>
        coordinates ? [{ ...coordinates, town: location?.split(', ')[0] }] : [],
      ),
    ),
  }
}

/** Everything that the page of a country draws. */
export type Destination = NonNullable<ReturnType<typeof getDestination>>

/** Academic year, official page and checked living cost of a country; null for a code that is not in the catalogue. */
export function getStudyFacts(code: string): DestinationFacts | null {
  return factsByCode.get(code) ?? null
}

/** The month in which languages and academic years were written down, from general knowledge. */
export function getEditorialMonth(): string {
  return editorialMonth
}
