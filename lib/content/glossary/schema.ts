import { z } from 'zod'
import { Slug } from '../../text/schema-parts'

/** A word a newcomer may not know. */
export const TermSchema = z.strictObject({
  id: Slug,
  term: z.string().trim().min(2).max(40),
  /** A sentence or two, without a figure that would need a source. */
  meaning: z.string().trim().min(20).max(200),
  /** The page that says more. */
  href: z.string().regex(/^\/[a-z0-9/-]*$/),
})

export type GlossaryTerm = z.infer<typeof TermSchema>
