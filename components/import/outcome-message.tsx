import { Link } from '@/components/ui/link'
import { count } from '@/lib/text/format'
import type { Outcome } from './use-adding'

export function OutcomeMessage({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null
  if (outcome === 'failed') {
    return (
      <p className="mt-3 text-bad">
        <span aria-hidden>✕ </span>Our own records could not be loaded, so nothing was added. Try again.
      </p>
    )
  }
  return (
    <p className="mt-3">
      <span className="text-good" aria-hidden>
        ✓{' '}
      </span>
      {count(outcome.added, 'university', 'universities')} added.{' '}
      <Link href="/universities">See all universities</Link>
    </p>
  )
}
