import { PROGRAMME_FIELDS } from './programme-fields'
import type { ReadingField } from './reading-field'
import { SCHOLARSHIP_FIELDS } from './scholarship-fields'
import { UNIVERSITY_FIELDS } from './university-fields'

/** The targets of a reading on the pages of a site. */
export const TARGETS = ['university', 'programmes', 'scholarship'] as const
export type Target = (typeof TARGETS)[number]

export type UniversityFieldName = (typeof UNIVERSITY_FIELDS)[number]['name']
export type ReadingName =
  | UniversityFieldName
  | (typeof PROGRAMME_FIELDS)[number]['name']
  | (typeof SCHOLARSHIP_FIELDS)[number]['name']

type NamedField = ReadingField & { name: ReadingName }

/** The table of each target: the model's schema, the proof, the screen and the files follow from it. */
const TABLES: Record<Target, readonly NamedField[]> = {
  university: UNIVERSITY_FIELDS,
  programmes: PROGRAMME_FIELDS,
  scholarship: SCHOLARSHIP_FIELDS,
}

export const fieldsOf = (target: Target): readonly NamedField[] => TABLES[target]
