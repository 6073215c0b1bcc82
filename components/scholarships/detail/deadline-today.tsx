'use client'

import { useToday } from '@/components/ui/use-today'
import type { Dates } from '@/lib/scholarships/dates'
import { deadlineStatus, describeDeadline } from '@/lib/scholarships/deadline-status'

/**
 * Today's deadline of the award, by the visitor's own date. The page is made long before, so its HTML leaves this open.
 */
export function DeadlineToday({ dates }: { dates: Dates }) {
  const today = useToday('')
  return (
    <p className="min-h-12 font-semibold md:min-h-8 noscript:hidden" data-deadline-today>
      {today && describeDeadline(deadlineStatus(dates, today))}
    </p>
  )
}
