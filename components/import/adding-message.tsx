import { Link } from '@/components/ui/link'
import type { Candidate } from '@/lib/import/merge'
import { count, formatCount, formatList } from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'
import type { AddingOutcome } from './use-adding'

const NAMED_ROWS = 5

/** Names the rows that were not added because the visitor kept what is there. */
function keptText(kept: readonly Candidate[]): string {
  const rows = kept.slice(0, NAMED_ROWS).map(({ line, record }) => `${record.name} (line ${line})`)
  const more = kept.length - rows.length
  const named = formatList(more > 0 ? [...rows, `${formatCount(more)} more`] : rows)
  return `${count(kept.length, 'row')} not added, because you kept what is there: ${named}.`
}

/** What an import added, and which rows it left out. */
export function AddingMessage({ outcome }: { outcome: AddingOutcome | null }) {
  if (!outcome) return null
  if (outcome === 'failed') {
    return (
      <p key="failed" className="mt-3 text-bad">
        <span aria-hidden>✕ </span>Our own records could not be loaded, so nothing was added. Try again.
      </p>
    )
  }
  return (
    <p className="mt-3">
      <span className="text-good" aria-hidden>
        ✓{' '}
      </span>
      <span>{`${count(outcome.added, 'university', 'universities')} added. `}</span>
      <Link href="/universities">See all universities</Link>
      {' or '}
      <Link href={WORLD.href({ added: 'yes' })}>only your own</Link>
      {outcome.kept.length > 0 && (
        <span className="block wrap-anywhere text-ink-2">{keptText(outcome.kept)}</span>
      )}
    </p>
  )
}
