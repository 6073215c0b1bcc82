import { defineFile } from '../device/catalogue-file'
import type { Requirement } from '../facts/requirement'
import type { Dates } from '../scholarships/deadline-status'
import type { Steps } from './schema'

export type TasksFile = {
  steps: Steps
  requirements: readonly Requirement[]
  /** The dates of awards by their ids. */
  awards: Readonly<Record<string, Dates>>
}

/** The steps, requirements and dates that are the same for everybody. */
export const TASKS = defineFile<TasksFile>('tasks.json')
