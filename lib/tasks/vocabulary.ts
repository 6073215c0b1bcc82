/** The steps of a table, in the usual order. */
export const STEP_KINDS = [
  'language-test',
  'entrance-test',
  'transcripts',
  'referees',
  'interview',
  'decision',
  'money',
  'visa',
  'health',
  'housing',
  'flight',
  'arrival',
  'test-age',
] as const

/** Every kind of a task, in the order in which tasks of one day stand. */
export const TASK_KINDS = [
  'own',
  'language-test',
  'entrance-test',
  'certificates',
  'transcripts',
  'referees',
  'opens',
  'apply',
  'award',
  'interview',
  'decision',
  'payment',
  'money',
  'visa-paper',
  'visa',
  'visa-decision',
  'health',
  'housing',
  'flight',
  'arrival',
  'start',
] as const

export type StepKind = (typeof STEP_KINDS)[number]
export type TaskKind = (typeof TASK_KINDS)[number]
