import { defineFile } from '../device/catalogue-file'
import type { LeveledColumn } from '../universities/compared-university'
import type { Level } from '../facts/vocabulary'
import type { Figures } from './figures'
import type { SubjectFacts } from './subject-row'

/** The column of a university in the comparison; null when the catalogue has no such university. */
export const COMPARED = (id: string) => defineFile<LeveledColumn | null>(`compared/${id}`)

/** The facts about a subject at a university; null where either does not exist. */
export const SUBJECT_FACTS = (subject: string, id: string) =>
  defineFile<SubjectFacts | null>(`subject/${subject}/${id}`)

/** The figures of a university at a level as a table for computers has them; null where the catalogue lacks it. */
export const FIGURES = (id: string, level: Level) => defineFile<Figures | null>(`figures/${id}/${level}`)
