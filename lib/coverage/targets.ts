import type { Question } from './answers'

/**
 * The least shares of the typical students' questions that a named source or knowledge that was entered twice answers,
 * in percent.
 */
export const TARGETS: Readonly<Record<Question, number>> = {
  which: 75,
  cost: 55,
  need: 40,
  when: 30,
  awards: 60,
}

/** The least share of all questions that a source of at most three years answers. */
export const RECENT_TARGET = 40

/** By country: the least number of universities that name a master's in computer science. */
export const OFFERING: Readonly<Record<string, number>> = {
  ...{ de: 25, gb: 25, ca: 12, nl: 10, it: 10 },
  ...{ se: 8, fi: 6, dk: 6, no: 5, ie: 5, ch: 5 },
}
