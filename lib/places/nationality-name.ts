import { countryName } from './country-name'
import table from './nationalities.json'

/** For each country the adjective that its citizens alone go by; none for a noun ("New Zealander") or a word that others share. */
const NATIONALITIES: Readonly<Record<string, string>> = table

/** What the citizens of a country are, for words that come before any file: "Nigerian" for "ng", else "Passport New Zealand"; empty for none. */
export const nationalityName = (code: string) =>
  NATIONALITIES[code] ?? (code && `Passport ${countryName(code)}`)
