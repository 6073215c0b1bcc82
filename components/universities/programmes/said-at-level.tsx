import { Basis } from '@/components/content/basis'
import { Sum } from '@/components/content/sum'
import type { Level } from '@/lib/facts/vocabulary'
import { elsewhereInWords, type Answer } from '@/lib/universities/answers/answer'
import type { Said } from '@/lib/universities/answers/said'
import { NotKnownAtLevel } from '../profile/not-known-at-level'

type SaidAtLevelProps = { answer: Answer<Said>; level: Level; lead?: string; isLarge?: boolean }

/** "13 January (UCAS)" */
const inBrief = ({ text, notes: [note] }: Said) => (note ? `${text} (${note})` : text)

/**
 * A fact of the university at the level, with the words that name its owner. Where only another level is known, it is not
 * known for this one, and the other stands below, smaller.
 */
export function SaidAtLevel({ answer: { value, others }, level, lead, isLarge }: SaidAtLevelProps) {
  if (!value && others.length === 0) return null
  if (!value)
    return (
      <NotKnownAtLevel
        level={level}
        elsewhere={elsewhereInWords(others.map((other) => ({ ...other, value: inBrief(other.value) })))}
      />
    )
  return (
    <>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      {isLarge ? <Sum>{value.text}</Sum> : <p>{value.text}</p>}
      {value.notes.length > 0 && <Basis>{value.notes.join(' · ')}</Basis>}
    </>
  )
}
