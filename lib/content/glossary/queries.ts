import 'server-only'
import { z } from 'zod'
import glossaryData from '@/data/glossary.json'
import { TermSchema, type GlossaryTerm } from './schema'

const terms = z.array(TermSchema).parse(glossaryData)
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
