import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { MatchCard } from './match-card'
import { MATCHES_PAGE } from './use-matches-view'

type CardProps = ComponentProps<typeof MatchCard>

export type Assessed = Pick<CardProps, 'match' | 'assessment'>

type MatchListProps = Pick<CardProps, 'profile' | 'notices' | 'today'> & {
  matches: readonly Assessed[]
  /** The number of cards, at most. */
  limit: number
  /** The note on a card. */
  noteOf?: (entry: Assessed) => string | null
  onMore: () => void
}

/** Cards in the order of the matches, a page at a time. */
export function MatchList({ matches, limit, noteOf, onMore, ...cards }: MatchListProps) {
  if (matches.length === 0 || limit === 0) return null
  return (
    <>
      <ol className="mt-4 grid gap-4">
        {matches.slice(0, limit).map((entry) => (
          <MatchCard key={entry.match.scholarship.id} {...entry} {...cards} note={noteOf?.(entry) ?? null} />
        ))}
      </ol>
      {matches.length > limit && (
        <Button className="mt-5 w-full" onClick={onMore}>
          {`Show ${Math.min(MATCHES_PAGE, matches.length - limit)} more of ${matches.length}`}
        </Button>
      )}
    </>
  )
}
