import { geoContains } from 'd3-geo'
import { distanceToPart, shapeOfParts, type LngLat } from '@/lib/places/maps/atlas-part'
import { findAtlasCountry } from '@/lib/places/maps/atlas'
import { getCountries } from '@/lib/places/queries'
import { getUniversities } from '@/lib/universities/queries'

const EARTH_RADIUS_KM = 6371
/** The distance at which a harbour town may lie outside a simplified coast. */
const COAST_KM = 60
/** A country without an outline in the atlas is shown by its surroundings. */
const NOT_DRAWN = ['gi']

const countries = getCountries().map(({ code, name }) => ({ code, name }))

it('knows which countries have an outline', () => {
  const missing = countries.filter(({ code }) => findAtlasCountry(code) === null).map(({ code }) => code)
  expect(missing).toEqual(NOT_DRAWN)
})

it('draws each country where its universities are', () => {
  const wrong = countries.filter(({ code }) => {
    const outline = findAtlasCountry(code)
    const at = getUniversities().find(
      (university) => university.countryCode === code && university.coordinates,
    )?.coordinates
    if (!outline || !at) return false
    const point: LngLat = [at.lng, at.lat]
    return !outline.parts.some(
      (part) =>
        geoContains(shapeOfParts([part]), point) || distanceToPart(part, point) * EARTH_RADIUS_KM < COAST_KM,
    )
  })
  expect(wrong).toEqual([])
})
