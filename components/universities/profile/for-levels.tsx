import type { ReactNode } from 'react'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { elsewhereInWords } from '@/lib/universities/answers/answer'
import type { AtLevels } from '@/lib/universities/profile/at-levels'
import { NotKnownAtLevel } from './not-known-at-level'

/** What shows only at its levels. */
export function ForLevels({ levels, children }: { levels: readonly Level[]; children: ReactNode }) {
  return <div data-for={levels.length < LEVELS.length ? levels.join(' ') : undefined}>{children}</div>
}

type LeveledAnswerProps<Value> = {
  answers: AtLevels<Value>
  /** The answer at the levels at which it holds. */
  children: (value: Value) => ReactNode
  /** The answer in a few words, for the line that tells it at other levels. */
  inBrief: (value: Value) => string
}

/**
 * The answer of every level. At a level without one the page says so, and below, smaller, what is known for others. Without
 * script the levels stand one below the other.
 */
export function LeveledAnswer<Value>({ answers, children, inBrief }: LeveledAnswerProps<Value>) {
  return (
    <>
      {answers.known.map(({ value, levels }) => (
        <ForLevels key={levels.join()} levels={levels}>
          {children(value)}
        </ForLevels>
      ))}
      {answers.unknown.map(({ level, others }) => (
        <ForLevels key={level} levels={[level]}>
          <NotKnownAtLevel
            level={level}
            elsewhere={elsewhereInWords(others.map((other) => ({ ...other, value: inBrief(other.value) })))}
          />
        </ForLevels>
      ))}
    </>
  )
}
