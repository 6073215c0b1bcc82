import { LEVELS, type Level } from '../../facts/vocabulary'

/**
 * An answer, its level, and the levels at which it is shown. The levels of `standsInFor` have no answer of their own.
 * They show this one with the name of its level.
 */
export type AtLevels<Answer> = {
  answer: Answer
  of: Level
  levels: readonly Level[]
  standsInFor: readonly Level[]
}

const ALL = LEVELS.map(({ value }) => value)

/**
 * The answers of all levels, each once: equal ones are joined, and a level without an answer gets that of the lowest
 * level that has one.
 */
export function atLevels<Answer>(answerAt: (level: Level) => Answer | null): AtLevels<Answer>[] {
  const groups: { answer: Answer; own: Level[] }[] = []
  const unknown: Level[] = []
  for (const level of ALL) {
    const answer = answerAt(level)
    if (answer === null) unknown.push(level)
    else {
      const group = groups.find((other) => isSame(other.answer, answer))
      if (group) group.own.push(level)
      else groups.push({ answer, own: [level] })
    }
  }
  return groups.map(({ answer, own }, at) => {
    const standsInFor = at === 0 ? unknown : []
    const levels = ALL.filter((level) => own.includes(level) || standsInFor.includes(level))
    return { answer, of: own[0] ?? 'bachelor', levels, standsInFor }
  })
}

/** Most equal answers are the same fact, or lists of the same facts. Writing facts out is slow, so it is tried last. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]))
  }
  return JSON.stringify(one) === JSON.stringify(other)
}
