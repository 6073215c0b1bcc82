import { QUESTIONS, type Question } from './answers'
import { BASES, type AnswerBasis } from './basis'

type Answers = Readonly<Record<Question, AnswerBasis | null>>

/** How many answers rest on what, and how many are missing. */
export type BasisCounts = Record<AnswerBasis | 'none', number>

export type Counted = Record<Question, BasisCounts>

/** Counts the answers of places, question by question. */
export function countBases(places: readonly Answers[]): Counted {
  return byQuestion((question) => {
    const of = (basis: AnswerBasis | null) => places.filter((each) => each[question] === basis).length
    return byBasis((basis) => of(basis === 'none' ? null : basis))
  })
}

/** The sum of several counts. */
export const addCounts = (all: readonly Counted[]): Counted =>
  byQuestion((question) => byBasis((basis) => all.reduce((sum, each) => sum + each[question][basis], 0)))

/** The counts of all questions together. */
export const overAll = (counted: Counted): BasisCounts =>
  byBasis((basis) => QUESTIONS.reduce((sum, { value }) => sum + counted[value][basis], 0))

const byQuestion = (read: (question: Question) => BasisCounts): Counted => ({
  which: read('which'),
  cost: read('cost'),
  need: read('need'),
  when: read('when'),
  awards: read('awards'),
})

const byBasis = (read: (basis: AnswerBasis | 'none') => number): BasisCounts => ({
  recent: read('recent'),
  older: read('older'),
  twice: read('twice'),
  once: read('once'),
  none: read('none'),
})

/** The share of some kinds of answers, in whole percent; 0 where nothing was asked. */
export function shareOf(counts: BasisCounts, bases: readonly AnswerBasis[]): number {
  const all = BASES.reduce((sum, basis) => sum + counts[basis], counts.none)
  const some = bases.reduce((sum, basis) => sum + counts[basis], 0)
  return all === 0 ? 0 : Math.round((100 * some) / all)
}
