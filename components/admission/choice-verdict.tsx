'use client'

import type { Level } from '@/lib/facts/vocabulary'
import { AdmissionFold } from './admission-fold'

/** A choice of a plan, as far as it names a place. */
type ChosenPlace = { kind: 'university' | 'programme'; id: string; universityId: string; level: Level }

/** Whether the place of a choice can take the visitor: the word, and its reasons folded. */
export function ChoiceVerdict({ choice }: { choice: ChosenPlace }) {
  const { kind, id, universityId, level } = choice
  const programme = kind === 'programme' ? id.slice(universityId.length + 1) : null
  return <AdmissionFold universityId={universityId} programme={programme} levels={[level]} />
}
