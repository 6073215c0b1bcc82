'use client'

import { useEffect } from 'react'
import { useMoment } from '@/components/ui/use-today'
import { nationalitiesOf } from '@/lib/eligibility/profile'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { datesFor, deadlineStatus, type Dates } from '@/lib/scholarships/deadline-status'
import { describeDeadline } from '@/lib/scholarships/deadline-words'
import { deadlineText } from '@/lib/scholarships/drawn-card'

/**
 * Today's deadline of the award for the stored profile, by the provider's clock. The page is made long before, so its HTML
 * has the usual dates, in words that stay true; all of them stand below.
 */
export function DeadlineToday({ dates }: { dates: Dates }) {
  const now = useMoment('')
  const nationalities = nationalitiesOf(useProfileStore((state) => state.profile))
  useEffect(followProfile, [])
  return (
    <p className="line-clamp-2 min-h-12 md:min-h-8" data-deadline-today>
      <span className="text-ink-2">Deadline: </span>
      <b className="font-semibold">
        {now
          ? describeDeadline(deadlineStatus(datesFor(dates, nationalities), now))
          : deadlineText(dates, null)}
      </b>
    </p>
  )
}
