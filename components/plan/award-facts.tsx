import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { deadlineStatus, describeDeadline } from '@/lib/scholarships/deadline-status'

type AwardFactsProps = {
  /** What the catalogue says of it; undefined while that is not known. */
  award: MatcherScholarship | undefined
  today: string
}

/** What an award pays, who decides about it, and until when one applies. */
export function AwardFacts({ award, today }: AwardFactsProps) {
  if (!award || !today) return null
  return (
    <p className="plan-fact">
      {`${award.value.replace(/\.$/, '')}. `}
      <b>{describeDeadline(deadlineStatus(award, today))}</b>
      {`. Decided by ${award.provider}.`}
    </p>
  )
}
