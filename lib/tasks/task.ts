import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import type { Requirement } from '../facts/requirement'
import type { OwnTask, TaskMark } from '../plan/plan'
import type { ShownSender } from '../plan/sender'
import type { Dates } from '../scholarships/deadline-status'
import type { Moment } from '../text/closing-day'
import type { Steps } from './schema'
import type { TaskKind } from './vocabulary'
import { NEVER, type When } from './task-time'

/** A place to study as tasks read it. */
export type TaskChoice = Pick<
  ChoiceFacts,
  'countryCode' | 'country' | 'level' | 'routes' | 'deadlines' | 'entry' | 'asked'
> & {
  /** `keyOf` of the saved item: `university:eth-zurich`. */
  key: string
  /** As tasks call it: "MSc Robotics, ETH Zurich". */
  name: string
  universityId: string
  /** The slug of its subject, or of the visitor's; empty where none is known. */
  subject: string
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
  'code' | 'name' | 'processingWeeks' | 'visaFree' | 'outside' | 'starts' | 'visa' | 'health'
>

/** An award as tasks read it. */
export type TaskAward = { id: string; name: string; dates: Dates }

/** The facts about the visitor that tasks need. Null means unknown. */
export type TaskPerson = {
  /** ISO codes in lower case; empty where none is known. */
  nationalities: readonly string[]
  /** The country where they live; empty: not known. */
  residence: string
  /** The country of the school or degree certificate, as its grades are on that country's scale; empty: not known. */
  certificate: string
  hasLanguageTest: boolean | null
  /** ISO day of the language test; null where it is not known. */
  languageTestOn: string | null
  hasEntranceTest: boolean | null
  /** Of a plan that came; null for a visitor's own. */
  sender: Pick<ShownSender, 'standings' | 'requirements'> | null
}

/** The origin of a date. */
export type TaskBasis =
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
  /** The person's ways to apply, of the task to apply where one is known. */
  way?: string
  when: When
  /** The last time at which it still serves, where that is later than `when`. */
  latest: When | null
  basis: TaskBasis
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
  /**
   * Its time was over when its choice was saved. `at-once`: to do as soon as one can. `closed`: a round that nobody can
   * join any more. Null for every other task.
   */
  missed: 'at-once' | 'closed' | null
  /** The likely time of its return, as a sentence; only for a task that is over. */
  reopens: string | null
  /** The day is the visitor's. */
  isEdited: boolean
  /** A round of an award for courses that begin later. */
  isForLater?: boolean
}

/** A task before the visitor's ticks and today's date are applied. */
export type Draft = Omit<Task, 'done' | 'isOverdue' | 'missed' | 'isEdited' | 'reopens' | 'latest'> & {
  latest?: When
  /** The likely time of its return, as a sentence; null where that is unknown. */
  again: string | null
}

/** A task of which nothing is known yet: our advice, without a time. */
export const BLANK_DRAFT = {
  text: '',
  when: NEVER,
  basis: { kind: 'advice' },
  formula: null,
  forWhat: null,
  href: null,
  zone: null,
  again: null,
} satisfies Partial<Draft>

/** The data for all tasks, besides the choices and awards themselves. */
export type TaskContext = {
  steps: Steps
  requirements: readonly Requirement[]
  /** By country code; null where nothing is known of a country. */
  rulesOf: (countryCode: string) => TaskRules | null
  person: TaskPerson
  edits: Edits
  /** The visitor's ISO day. */
  today: string
  /** The instant by which the deadlines of awards are judged; left out where the day is all that counts. */
  now?: Moment
}

export type Edits = {
  tasks: Readonly<Record<string, TaskMark>>
  ownTasks: readonly OwnTask[]
}

export const NO_EDITS: Edits = { tasks: {}, ownTasks: [] }
