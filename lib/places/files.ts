import { defineFile } from '../device/catalogue-file'
import type { NamedCountry } from './schema'

/** Every country that can be a nationality, by name. */
export const WORLD_COUNTRIES = defineFile<readonly NamedCountry[]>('world-countries.json')

/**
 * Further words that people type for each country, such as "Nigerian", by code. Without the file the search still finds
 * names.
 */
export const COUNTRY_WORDS = defineFile<Record<string, string>>('country-words.json')

/**
 * Words in other languages for each country and its people, such as "brasileira", by code and separated by commas. They are
 * loaded where a typed text is no name without them.
 */
export const FURTHER_COUNTRY_WORDS = defineFile<Record<string, string>>('further-country-words.json')
