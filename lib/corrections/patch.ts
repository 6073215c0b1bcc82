import { z } from 'zod'
import { HttpsUrl, Text } from '../text/schema-parts'

/** The form takes no longer value. The longest text of a record has as many letters. */
export const LONGEST_VALUE = 700

/** A file of `data`, without `data/` and `.json`. */
const DataFile = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)

export const ChangeSchema = z.strictObject({
  file: DataFile,
  /** The keys that lead to the value. An entry of a list is named by its `id` or, where it has none, by its place. */
  path: z.array(z.union([Text.max(120), z.int().min(0)])).min(1),
  /** The value that the file has; null where it has none. A patch for another value is refused. */
  from: z.json(),
  /** The value that the page states; null takes the value out. */
  to: z.json(),
  /** Why, in a few words. */
  why: Text.max(300),
  /** The page that says so, and its words; null where the page itself is gone. */
  page: HttpsUrl,
  words: Text.max(600).nullable(),
  readOn: z.iso.date(),
})

/** Proposed changes of the files of `data`: what a correction and a second reading of pages give, and `npm run data:apply` takes. */
export const PatchSchema = z.strictObject({ changes: z.array(ChangeSchema).min(1).max(10_000) })

export type Change = z.infer<typeof ChangeSchema>
