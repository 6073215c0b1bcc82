import type { Level } from '../facts/vocabulary'

/** The detail of a source about each programme. */
export const GRAINS = [
  { value: 'course', label: 'A course with a name of its own' },
  { value: 'degree', label: 'A degree under its national title' },
  { value: 'subject', label: 'A subject that is offered at this level' },
  { value: 'research', label: 'A field in which the university does research' },
] as const

export const STUDY_MODES = [
  { value: 'campus', label: 'On campus' },
  { value: 'day', label: 'On campus, by day' },
  { value: 'evening', label: 'On campus, in the evening' },
  { value: 'blended', label: 'Partly online' },
  { value: 'distance', label: 'Online' },
] as const

/** The level as a source states it, with the levels that it can be. The United Kingdom's undergraduates are in first degrees. */
export const LEVELS_OF = {
  bachelor: ['bachelor'],
  master: ['master'],
  doctorate: ['doctorate'],
  undergraduate: ['bachelor'],
  graduate: ['master', 'doctorate'],
  all: ['bachelor', 'master', 'doctorate'],
} as const satisfies Record<string, readonly Level[]>

export type Grain = (typeof GRAINS)[number]['value']

/** Whether a source names programmes, and not only what they are in. */
export const namesProgrammes = (grain: Grain) => grain === 'course' || grain === 'degree'

export type StudyMode = (typeof STUDY_MODES)[number]['value']
export type StatedLevel = keyof typeof LEVELS_OF
