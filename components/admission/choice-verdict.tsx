'use client'

import { useSender } from '@/components/content/sender'
import { VerdictWord } from '@/components/content/verdict-word'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import type { Verdict } from '@/lib/eligibility/verdict'
import { programmeKeyOf } from '@/lib/facts/programme-id'
import type { Level } from '@/lib/facts/vocabulary'
import { AdmissionFold } from './admission-fold'
import { useAdmission } from './use-admission'

/** The place of a plan's choice. */
type ChosenPlace = { kind: 'university' | 'programme'; id: string; universityId: string; level: Level }
type ChoiceVerdictProps = { choice: ChosenPlace }

const askedOf = (choice: ChosenPlace) => ({
  universityId: choice.universityId,
  programme: programmeKeyOf(choice),
  levels: [choice.level],
})

/** The sender's word for a choice of a plan that came without their profile; `untold` where nobody can say one. */
function useSendersWord({ id }: ChosenPlace) {
  const sender = useSender()
  const verdict = sender?.answers.get(id)?.verdict ?? null
  return verdict ?? (sender && isEmptyProfile(sender.profile) ? ('untold' as const) : null)
}

const WordOfSender = ({ word }: { word: Verdict | 'untold' }) =>
  word !== 'untold' && (
    <p>
      Can they take me? <VerdictWord verdict={word} />
    </p>
  )

/**
 * Whether the place of a choice can take the visitor: the word, and its reasons folded. Of a plan that came without a
 * profile only the word is known, where the sender had one.
 */
export function ChoiceVerdict({ choice }: ChoiceVerdictProps) {
  const word = useSendersWord(choice)
  return word ? <WordOfSender word={word} /> : <AdmissionFold {...askedOf(choice)} />
}

/** The same on paper: the word with what decides it; nothing where no profile answers. */
export function VerdictOnPaper({ choice }: ChoiceVerdictProps) {
  const word = useSendersWord(choice)
  const answers = useAdmission(askedOf(choice))
  if (word) return <WordOfSender word={word} />
  if (answers === null || typeof answers === 'string') return null
  return answers.map(({ level, verdict, checks }) => {
    const open = checks.filter(({ outcome }) => ['unmet', 'almost', 'check'].includes(outcome))
    return (
      <p key={level}>
        Can they take me? <VerdictWord verdict={verdict} />
        {open.length > 0 && <span>{`: ${open.map(({ label }) => label).join(', ')}`}</span>}
      </p>
    )
  })
}
