import { defineFile } from '../device/catalogue-file'
import type { StudyField } from './vocabulary'

/**
 * The one file of subjects for browsers: the comparison, the matcher, the choice of a subject and typed searches read
 * it.
 */
export type SubjectsFile = {
  /** Labels of the broad fields. */
  broad: readonly string[]
  /** By broad field, as students meet them. */
  subjects: readonly SubjectEntry[]
}

/**
 * `synonyms`, `otherNames` (in other languages), `ordinary` (those that are ordinary words as well): separated by commas. `broad`: a position in the list of broad fields.
 * `field`: the field of study of awards that holds it; empty where none does.
 */
export type SubjectEntry = readonly [
  slug: string,
  name: string,
  synonyms: string,
  otherNames: string,
  broad: number,
  field: StudyField | '',
  ordinary: string,
]

/** The subjects with everything that is typed for them. */
export const SUBJECTS = defineFile<SubjectsFile>('subjects.json')
