import { z } from 'zod'
import { REGION_VALUES } from './regions'

/** A country or territory of the catalogue. `code` is ISO 3166-1 alpha-2 in lower case (`xk` for Kosovo). */
export const CountrySchema = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  name: z.string().min(2),
  region: z.enum(REGION_VALUES),
  /** ISO 4217 */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Other names that people use, such as "UK" or "Holland". */
  aliases: z.array(z.string()).default([]),
})

/** A country or territory without universities in the catalogue. It can still be a nationality. */
export const MoreCountrySchema = CountrySchema.pick({ code: true, name: true, aliases: true })

export type Country = z.infer<typeof CountrySchema>
export type NamedCountry = Pick<Country, 'code' | 'name' | 'aliases'>
