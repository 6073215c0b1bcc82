import 'server-only'
import { findAtlasCountry } from '../../places/maps/atlas'
import { shapeOfParts } from '../../places/maps/atlas-part'
import type { UniversityCardData } from '../card'
import { getCards, getRows, getUniversities, getVocabulary } from '../queries'
import { withCards, type AnsweredSearch } from '../search/queries'
import type { TestOfTaught } from '../taught'
import { meanUk } from '../text-meaning'
import { cityNames, wordsOfSlug } from './cities'
import { drawUkMap, type UkMap } from './city-map'
import { ofTheUk, UK, type UkSearch } from './list'

const rows = ofTheUk(getRows())
const cities = cityNames(rows)

/** Numbers for the head of the portal. */
export function getUkTotals(): { universities: number; cities: number } {
  return { universities: rows.length, cities: cities.size }
}

/** The name of a city, or of one that only a visitor's own universities may have. */
export function getCityName(slug: string): string {
  return cities.get(slug) ?? wordsOfSlug(slug)
}

const mean = (search: UkSearch, testTaught: TestOfTaught) =>
  meanUk(search, { vocabulary: getVocabulary(), rows: getRows(), testTaught })

/** The answer to a search of the UK portal. */
export function searchUk(search: UkSearch, testTaught: TestOfTaught): AnsweredSearch {
  const meant = mean(search, testTaught)
  return withCards(UK.browse(getRows(), meant), meant)
}

/** Every university that a search of the portal finds, and the search as its text means it. */
export function listUk(search: UkSearch, testTaught: TestOfTaught) {
  const meant = mean(search, testTaught)
  const { found, unknown, also } = UK.split(getRows(), meant)
  return { rows: found, notKnown: unknown.length, also, shown: meant.shown, search: meant.search }
}

/** The first of the list, in its own order. */
export function getTopUk(count: number): UniversityCardData[] {
  return getCards(UK.filter(getRows(), { search: UK.untouched }).slice(0, count), 'bachelor')
}

const shapeOf = (countryCode: string) => shapeOfParts(findAtlasCountry(countryCode)?.parts ?? [])

let map: UkMap | null = null

/** Drawn once, when it is first asked for. */
export function getUkMap(): UkMap {
  map ??= drawUkMap(
    shapeOf('gb'),
    { type: 'GeometryCollection', geometries: [shapeOf('ie'), shapeOf('fr')] },
    getUniversities().filter(({ countryCode }) => countryCode === 'gb'),
  )
  return map
}
