import { z } from 'zod'
import '../text/zod-without-compiler'
import { CountryCode, Slug, Text, unknown } from '../text/schema-parts'

/** The price level of a country, where the United States are 100. It is a level and no budget. */
const PriceLevelSchema = z.strictObject({
  level: z.number().min(5).max(250),
  year: z.string().regex(/^\d{4}$/),
  /** Key in `data/sources.json`. */
  source: Slug,
})

/** The one file of `data/open` that is no register of universities. */
export const PRICE_LEVELS = 'open/price-levels'

/** `data/open/price-levels.json`. Levels of two sources rest on different baskets and are not compared to the point. */
export const PriceLevelsSchema = z.strictObject({
  title: Text,
  /** The day on which the publishers' tables were read. */
  readOn: z.iso.date(),
  note: unknown(Text),
  countries: z.record(CountryCode, PriceLevelSchema),
})

export type PriceLevels = z.infer<typeof PriceLevelsSchema>
