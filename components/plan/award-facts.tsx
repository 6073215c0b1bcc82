import { useMoment } from '@/components/ui/use-today'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { deadlineStatus, describeDeadline } from '@/lib/scholarships/deadline-status'

type AwardFactsProps = {
  /** The catalogue's facts about the award; undefined until they are known. */
  award: MatcherScholarship | undefined
}

/** The payments of an award, its provider, and its deadline. */
export function AwardFacts({ award }: AwardFactsProps) {
  const now = useMoment('')
  if (!award || !now) return null
  return (
    <p className="text-sm text-ink-2 print:text-[8.5pt]">
      <span>{`${award.value.replace(/\.$/, '')}. `}</span>
      <b>{describeDeadline(deadlineStatus(award, now))}</b>
      <span>. Decided by </span>
      <span translate="no">{award.provider}</span>
      <span>.</span>
    </p>
  )
}
