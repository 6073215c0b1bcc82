import { z } from 'zod'
import { CountryCode, valuesOf } from '../text/schema-parts'
import { REGIONS } from './regions'

/** A country or territory, with universities in the catalogue or without. `code` is ISO 3166-1 alpha-2 in lower case (`xk` for Kosovo). */
export const CountrySchema = z.strictObject({
  code: CountryCode,
  name: z.string().min(2),
  region: valuesOf(REGIONS),
  /** ISO 4217 */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Other names that people use, such as "UK" or "Holland". */
  aliases: z.array(z.string()).default([]),
  /** The English word for its people, such as "Nigerian". Two countries may share one: "Dominican". */
  demonyms: z.array(z.string().min(2)).optional(),
  /** Names that people type and no page shows: its name in its own languages, and short forms. */
  moreNames: z.array(z.string().min(2)).optional(),
})

/** Words that people type for countries in other languages, by code, separated by commas. */
export const CountryWordsSchema = z.strictObject({
  /** By language: what its speakers call the people of a country, women as well as men. */
  demonyms: z.record(z.string(), z.record(CountryCode, z.string())),
  /** Everyday names, beside those that `Intl.DisplayNames` has. */
  names: z.record(CountryCode, z.string()),
})

export type Country = z.infer<typeof CountrySchema>
export type NamedCountry = Pick<Country, 'code' | 'name' | 'aliases' | 'demonyms' | 'moreNames'> & {
  /** Names and words in other languages, where they were asked for (`further-names.ts`). */
  further?: readonly string[]
}
