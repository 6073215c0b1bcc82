import Link from 'next/link'
import type { Outcome } from './use-adding'

const number = new Intl.NumberFormat('en')

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
      {number.format(outcome.added)} {outcome.added === 1 ? 'university' : 'universities'} added.{' '}
      <Link href="/universities">See all universities</Link>
    </p>
  )
}
