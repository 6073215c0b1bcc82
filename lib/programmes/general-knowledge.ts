import { z } from 'zod'
import '../text/zod-without-compiler'
import { Slug, Text } from '../text/schema-parts'
import { LEVELS } from '../facts/vocabulary'
import type { ProgrammeRow, ProgrammesFile } from './schema'

/** The dataset of subjects that two writers were sure of, apart from each other. `data/general-knowledge.json` is its file. */
export const KNOWLEDGE = 'general-knowledge'

/** Slugs of subjects, with a space between them: thousands of them take a third of the room of a list. */
const Slugs = z.string().regex(/^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$/)

/** Subjects by level. */
const ByLevel = { bachelor: Slugs.optional(), master: Slugs.optional(), doctorate: Slugs.optional() }

export const GeneralKnowledgeSchema = z.strictObject({
  title: Text,
  /** Key in `data/sources.json`. */
  source: Slug,
  /** The month in which it was written down: "November 2026". */
  year: z.string().regex(/^[A-Z][a-z]+ \d{4}$/),
  readOn: z.iso.date(),
  note: Text,
  /** Entries of the table, one a subject at a level of a university, and those left out, by reason. */
  read: z.number().int().positive(),
  rejected: z.record(Text, z.number().int().positive()),
  universities: z.record(
    Slug,
    /** `english`: those of which a degree at least is taught wholly in English. */
    z.strictObject({ ...ByLevel, english: z.strictObject(ByLevel).optional() }),
  ),
})

type GeneralKnowledge = z.infer<typeof GeneralKnowledgeSchema>

/** General knowledge in the form of a file of `data/programmes`: a row a subject and level, and a language where it is known. */
export function knowledgeFile({ universities, ...file }: GeneralKnowledge): ProgrammesFile {
  const rowsOf = (taught: GeneralKnowledge['universities'][string]) =>
    LEVELS.flatMap(({ value: level }) => {
      const english = new Set(taught.english?.[level]?.split(' '))
      return (taught[level]?.split(' ') ?? []).map((subject): ProgrammeRow => ({
        level,
        subject,
        ...(english.has(subject) && { language: 'en' }),
      }))
    })
  return {
    ...file,
    kind: KNOWLEDGE,
    grain: 'subject',
    leftOut: {},
    universities: Object.fromEntries(
      Object.entries(universities).map(([id, taught]) => [id, rowsOf(taught)]),
    ),
  }
}
