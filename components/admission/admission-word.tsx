'use client'

import { VerdictWord } from '@/components/content/verdict-word'
import { useAdmission, type AskedPlace } from './use-admission'

/** The matcher's word for a place; nothing until it is known. Of several levels, styles show that of the chosen one. */
export function AdmissionWord(asked: AskedPlace) {
  const answers = useAdmission(asked)
  if (answers === null || typeof answers === 'string') return null
  return answers.map(({ level, verdict }) => (
    <span key={level} data-for={answers.length > 1 ? level : undefined} className="ml-1">
      <VerdictWord verdict={verdict} />
    </span>
  ))
}
