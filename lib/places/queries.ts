import 'server-only'
import { z } from 'zod'
import { readData } from '../read-data'
import { slugify } from '../text/slugify'
import { countryFinder } from './find-country'
import { withNamesOfPlaces } from './further-names'
import { CountrySchema, CountryWordsSchema, type Country, type NamedCountry } from './schema'

const countries: Country[] = readData('countries', z.array(CountrySchema))
const byCode = new Map(countries.map((country) => [country.code, country]))
const everyCountry = [...countries, ...readData('more-countries', z.array(CountrySchema))].sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
)
const world = everyCountry.map(({ code, name, aliases, demonyms, moreNames }): NamedCountry => ({
  code,
  name,
  aliases,
  demonyms,
  moreNames,
}))
const atlasCodes = readData('atlas-codes', z.record(CountrySchema.shape.code, z.string()))
const worldNames = new Map(world.map(({ code, name }) => [code, name]))

/** Every country of the catalogue, by name. */
export function getCountries(): readonly Country[] {
  return countries
}

/** Every country that a visitor can add a university of, by name. A currency of one without universities may have no rate. */
export const getEveryCountry = (): readonly Country[] => everyCountry

/** Every country that can be a nationality, by name, with or without universities in the catalogue. */
export function getWorldCountries(): readonly NamedCountry[] {
  return world
}

/** The name of a country of the world; its code if it is unknown. */
export function getCountryName(code: string): string {
  return worldNames.get(code) ?? code.toUpperCase()
}

/** @throws if the code is not in `data/countries.json`, because the data is then broken */
export function getCountry(code: string): Country {
  const country = byCode.get(code)
  if (!country) throw new Error(`data/countries.json has no country with the code "${code}".`)
  return country
}

/** The names of the codes that are in the catalogue, by code. */
export function getCountryNames(codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = byCode.get(code)?.name
      return name ? [[code, name] as const] : []
    }),
  )
}

/** Words for the people of each country of the catalogue, and its further names, separated by commas. */
export function getCountryWords(): Record<string, string> {
  return Object.fromEntries(
    countries.map(({ code, demonyms = [], moreNames = [] }) => [code, [...demonyms, ...moreNames].join()]),
  )
}

const { demonyms: demonymsByLanguage, names: everydayNames } = readData('country-words', CountryWordsSchema)
const wordsByCode = (tables: readonly Readonly<Record<string, string>>[]) =>
  Object.fromEntries(
    world.map(({ code }) => {
      const words = tables.map((byCode) => byCode[code])
      return [code, words.filter(Boolean).join(', ').replace(/, /g, ',')]
    }),
  )
const furtherDemonyms = wordsByCode(Object.values(demonymsByLanguage))
const furtherWords = wordsByCode([...Object.values(demonymsByLanguage), everydayNames])

/** Words in other languages for the people of each country of the world, separated by commas. */
export const getFurtherDemonyms = (): Readonly<Record<string, string>> => furtherDemonyms

/** Words in other languages for each country of the world and its people, separated by commas. */
export const getFurtherCountryWords = (): Readonly<Record<string, string>> => furtherWords

const findByOwnNames = countryFinder(world)
let findByAllNames: typeof findByOwnNames | null = null

function findInWorld(text: string): string | null {
  const code = findByOwnNames(text)
  if (code !== null || text.trim() === '') return code
  findByAllNames ??= countryFinder(withNamesOfPlaces(world, furtherWords))
  return findByAllNames(text)
}

/** The code of a country of the catalogue, given as a code or by any name of it or of its people; null if unknown. */
export function findCountryCode(text: string): string | null {
  const code = findInWorld(text)
  return code !== null && byCode.has(code) ? code : null
}

/**
 * The code of a country of the catalogue, given as an address has it: as a code, or by any name of it or of its people with
 * hyphens, "cote-d-ivoire" or "cote-divoire". Null if unknown.
 */
export function findCountryInAddress(slug: string): string | null {
  const isIt = (name: string) => [slugify(name), spacedSlug(name)].includes(slug.toLowerCase())
  const named = countries.find(({ name, aliases }) => [name, ...aliases].some(isIt))
  return named?.code ?? findCountryCode(slug.replace(/-/g, ' '))
}

/** The slug with a hyphen for each apostrophe: "cote-d-ivoire". */
const spacedSlug = (name: string) => slugify(name.replace(/['’]/g, ' '))

/** The code of any country of the world, given as a code or by any name of it or of its people; null if unknown. */
export function findWorldCode(text: string): string | null {
  return findInWorld(text)
}

/**
 * The country of `world-atlas` that draws the country; null when none does. The overseas departments of France and
 * Svalbard are drawn there as parts of their state and so carry its number. Kosovo has no number but its name.
 */
export function getAtlasCode(code: string): string | null {
  return atlasCodes[code] ?? null
}
