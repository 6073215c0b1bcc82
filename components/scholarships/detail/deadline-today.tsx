'use client'

import { useMoment } from '@/components/ui/use-today'
import { type Dates, deadlineStatus, describeDeadline } from '@/lib/scholarships/deadline-status'

/**
 * Today's deadline of the award, by the provider's clock. The page is made long before, so its HTML leaves this open.
 */
export function DeadlineToday({ dates }: { dates: Dates }) {
  const now = useMoment('')
  return (
    <p className="min-h-12 font-semibold md:min-h-8 noscript:hidden" data-deadline-today>
      {now && describeDeadline(deadlineStatus(dates, now))}
    </p>
  )
}
