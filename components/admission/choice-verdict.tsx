'use client'

import { useSender } from '@/components/content/sender'
import { VerdictWord } from '@/components/content/verdict-word'
import { isEmptyProfile } from '@/lib/eligibility/profile'
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

/**
 * Whether the place of a choice can take the visitor: the word, and its reasons folded. Of a plan that came without a
 * profile only the word is known, where the sender had one.
 */
export function ChoiceVerdict({ choice }: ChoiceVerdictProps) {
  const sender = useSender()
  if (!sender || !isEmptyProfile(sender.profile)) return <AdmissionFold {...askedOf(choice)} />
  return <WordOfSender id={choice.id} />
}

function WordOfSender({ id }: { id: string }) {
  const verdict = useSender()?.answers.get(id)?.verdict
  if (!verdict) return null
  return (
    <p>
      Can they take me? <VerdictWord verdict={verdict} />
    </p>
  )
}

/** The same on paper: the word with what decides it; nothing where no profile answers. */
export function VerdictOnPaper({ choice }: ChoiceVerdictProps) {
  const answers = useAdmission(askedOf(choice))
  if (answers === 'untold') return <WordOfSender id={choice.id} />
  if (answers === null || answers === 'failed') return null
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
