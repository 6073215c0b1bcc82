import { z } from 'zod'
import { CountryCode, valuesOf } from '../text/schema-parts'
import { REGIONS } from './regions'

/** A country or territory of the catalogue. `code` is ISO 3166-1 alpha-2 in lower case (`xk` for Kosovo). */
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

/** A country or territory without universities in the catalogue. It can still be a nationality. */
export const MoreCountrySchema = CountrySchema.pick({
  code: true,
  name: true,
  aliases: true,
  demonyms: true,
  moreNames: true,
})

export type Country = z.infer<typeof CountrySchema>
export type NamedCountry = Pick<Country, 'code' | 'name' | 'aliases' | 'demonyms' | 'moreNames'>
