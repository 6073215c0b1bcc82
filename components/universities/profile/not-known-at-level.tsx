'use client'

import { Basis } from '@/components/content/basis'
import type { Level } from '@/lib/facts/vocabulary'
import { notKnownAt } from '@/lib/universities/answers/answer'

/** That something is not known at a level, and below, smaller, what is known for others. Bare facts, as in `Numbers`. */
export function NotKnownAtLevel({ level, elsewhere }: { level: Level; elsewhere: readonly string[] }) {
  return (
    <>
      <p>{notKnownAt(level)}</p>
      {elsewhere.map((line) => (
        <Basis key={line}>{line}</Basis>
      ))}
    </>
  )
}
