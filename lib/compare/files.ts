import { defineFile } from '../device/catalogue-file'
import type { LeveledColumn } from '../universities/compared-university'
import type { Level } from '../facts/vocabulary'
import type { Figures } from './figures'
import { isOfProgramme } from './selection'
import type { SubjectFacts } from './subject-row'

/** The column of a university or programme in the comparison; null when the catalogue has none of that id. */
export const COMPARED = (id: string) =>
  defineFile<LeveledColumn | null>(isOfProgramme(id) ? `compared-programme/${id}` : `compared/${id}`)

/** The facts about a subject at a university; null where either does not exist. */
export const SUBJECT_FACTS = (subject: string, id: string) =>
  defineFile<SubjectFacts | null>(`subject/${subject}/${id}`)

/** The figures of a university or programme at a level as a table for computers has them; null where the catalogue lacks it. */
export const FIGURES = (id: string, level: Level) =>
  defineFile<Figures | null>(`${isOfProgramme(id) ? 'programme-figures' : 'figures'}/${id}/${level}`)
