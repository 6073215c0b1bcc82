import { useShownProfile } from '@/components/content/use-shown-profile'
import { useMoment } from '@/components/ui/use-today'
import { nationalitiesOf } from '@/lib/eligibility/profile'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { datesFor, deadlineStatus } from '@/lib/scholarships/deadline-status'
import { describeDeadline } from '@/lib/scholarships/deadline-words'

type AwardFactsProps = {
  /** The catalogue's facts about the award; undefined until they are known. */
  award: MatcherScholarship | undefined
}

/** The payments of an award, its provider, and its deadline. */
export function AwardFacts({ award }: AwardFactsProps) {
  const now = useMoment('')
  const nationalities = nationalitiesOf(useShownProfile())
  if (!award || !now) return null
  return (
    <p className="text-sm text-ink-2 print:text-[9pt]">
      <span>{`${award.value.replace(/\.$/, '')}. `}</span>
      <b>{describeDeadline(deadlineStatus(datesFor(award, nationalities), now))}</b>
      <span>. Decided by </span>
      <span translate="no">{award.provider}</span>
      <span>.</span>
    </p>
  )
}
