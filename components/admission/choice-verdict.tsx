'use client'

import { programmeKeyOf } from '@/lib/facts/programme-id'
import type { Level } from '@/lib/facts/vocabulary'
import { AdmissionFold } from './admission-fold'

/** The place of a plan's choice. */
type ChosenPlace = { kind: 'university' | 'programme'; id: string; universityId: string; level: Level }

/** Whether the place of a choice can take the visitor: the word, and its reasons folded. */
export function ChoiceVerdict({ choice }: { choice: ChosenPlace }) {
  const { universityId, level } = choice
  return <AdmissionFold universityId={universityId} programme={programmeKeyOf(choice)} levels={[level]} />
}
