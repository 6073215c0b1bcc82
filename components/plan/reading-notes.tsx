import { count, plural } from '@/lib/text/format'
import { PlanWarning } from './plan-warning'
import type { Offered } from './use-carried'

/** The number of unreadable parts, so that nobody takes the rest for the whole. */
export function ReadingNotes({ reading, source }: { reading: Offered['reading']; source: string }) {
  return (
    <>
      {reading.isNewer && (
        <PlanWarning>
          {`${source} comes from a newer version of this site. What this version understands is shown; reload the page to get the newer one.`}
        </PlanWarning>
      )}
      {reading.unread > 0 && (
        <PlanWarning>
          {`${count(reading.unread, 'part')} of it could not be read and ${plural(reading.unread, 'is', 'are')} left out.`}
        </PlanWarning>
      )}
    </>
  )
}
