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

export type Grain = (typeof GRAINS)[number]['value']

/** Whether a source names programmes, and not only what they are in. */
export const namesProgrammes = (grain: Grain) => grain === 'course' || grain === 'degree'

export type StudyMode = (typeof STUDY_MODES)[number]['value']
