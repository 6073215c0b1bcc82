import 'server-only'
import { z } from 'zod'
import { readData } from '../../read-data'
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

type GlossaryTerm = z.infer<typeof TermSchema>

const terms = readData('glossary', z.array(TermSchema))
const byId = new Map(terms.map((term) => [term.id, term]))

/** Every term, in the order of the alphabet. */
export function getTerms(): readonly GlossaryTerm[] {
  return terms
}

/** @throws when the glossary has no such term: a text then names what is not there. */
export function getTerm(id: string): GlossaryTerm {
  const term = byId.get(id)
  if (!term) throw new Error(`data/glossary.json has no term "${id}".`)
  return term
}
