import type { ChoiceFacts } from '../choice/choice'
import type { CountryRules } from '../choice/country-rules'
import type { OwnTask, TaskMark } from '../plan/plan'
import type { Dates } from '../scholarships/dates'
import type { Steps } from './schema'
import type { TaskKind } from './vocabulary'
import type { When } from './when'

/** A place to study as tasks read it. */
export type TaskChoice = Pick<
  ChoiceFacts,
  'countryCode' | 'country' | 'level' | 'routes' | 'deadlines' | 'entry' | 'asked'
> & {
  /** `keyOf` of the saved item: `university:eth-zurich`. */
  key: string
  /** As tasks call it: "MSc Robotics, ETH Zurich". */
  name: string
  /** The site's page about it. */
  href: string | null
  /** `YYYY-MM` in which the visitor wants to begin; null where they did not say. */
  start: string | null
  /** ISO day on which it was saved: the start that we propose is counted from it, so that it does not move. */
  added: string
}

/** The requirements of a country for tasks. */
export type TaskRules = Pick<
  CountryRules,
  'code' | 'name' | 'processingWeeks' | 'visaFree' | 'starts' | 'visa'
>

/** An award as tasks read it. */
export type TaskAward = { id: string; name: string; dates: Dates }

/** The facts about the visitor that tasks need. Null means unknown. */
export type TaskPerson = {
  /** ISO codes in lower case; empty where none is known. */
  nationalities: readonly string[]
  hasLanguageTest: boolean | null
  hasEntranceTest: boolean | null
}

/** The origin of a date. */
export type Basis =
  | { kind: 'source'; title: string; publisher: string; url: string | null; year: string | null }
  /** A rule of thumb of ours. */
  | { kind: 'advice' }
  /** The visitor's own. */
  | { kind: 'own' }

export type Task = {
  /** The same on every day and for every deadline, so that a tick stays with it. */
  id: string
  kind: TaskKind
  title: string
  /** Sentences; empty where the title says it all. */
  text: string
  when: When
  /** The last time at which it still serves, where that is later than `when`. */
  latest: When | null
  basis: Basis
  /** The calculation of the date: "6 to 8 weeks before 13 January 2027". */
  formula: string | null
  /** Keys of the choices that it belongs to; empty for the whole plan. */
  choices: readonly string[]
  /** Names of the country or of the choices, shown beside the title. */
  forWhat: string | null
  href: string | null
  /** IANA name of the clock that the day is read on; null where it is not known. */
  zone: string | null
  /** The visitor's day on which it was ticked. */
  done: string | null
  /** Its time is over and it is not ticked. */
  isOverdue: boolean
  /** The likely time of its return, as a sentence; only for a task that is over. */
  reopens: string | null
  /** The day is the visitor's. */
  isEdited: boolean
}

/** A task before the visitor's ticks and today's date are applied. */
export type Draft = Omit<Task, 'done' | 'isOverdue' | 'isEdited' | 'reopens' | 'latest'> & {
  latest?: When
  /** The likely time of its return, as a sentence; null where that is unknown. */
  again: string | null
}

/** The data for all tasks, besides the choices and awards themselves. */
export type TaskContext = {
  steps: Steps
  /** By country code; null where nothing is known of a country. */
  rulesOf: (countryCode: string) => TaskRules | null
  person: TaskPerson
  edits: Edits
  /** The visitor's ISO day. */
  today: string
}

export type Edits = {
  tasks: Readonly<Record<string, TaskMark>>
  ownTasks: readonly OwnTask[]
}

export const NO_EDITS: Edits = { tasks: {}, ownTasks: [] }
