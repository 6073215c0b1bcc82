'use client'

import { useEffect } from 'react'
import { useMoment } from '@/components/ui/use-today'
import { nationalitiesOf } from '@/lib/eligibility/profile'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { datesFor, deadlineStatus, describeDeadline, type Dates } from '@/lib/scholarships/deadline-status'

/**
 * Today's deadline of the award for the stored profile, by the provider's clock. The page is made long before, so its HTML leaves this open.
 */
export function DeadlineToday({ dates }: { dates: Dates }) {
  const now = useMoment('')
  const nationalities = nationalitiesOf(useProfileStore((state) => state.profile))
  useEffect(followProfile, [])
  return (
    <p className="min-h-12 font-semibold md:min-h-8 noscript:hidden" data-deadline-today>
      {now && describeDeadline(deadlineStatus(datesFor(dates, nationalities), now))}
    </p>
  )
}
