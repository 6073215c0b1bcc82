'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { getCards, loadCards, subscribeToCards } from '@/components/catalogue/card-store'
import type { Suggestions } from '@/lib/universities/browse'
import { provisionalCard } from '@/lib/universities/provisional-card'
import type { UniversityRow } from '@/lib/universities/row'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { NoUniversities } from './no-universities'
import { UniversityCard, type CardAction } from './university-card'

type LocalResultsProps = {
  rows: readonly UniversityRow[]
  suggestions: Suggestions | null
  search: UniversitySearch
  version: string
  cardAction: CardAction
}

/** The page of results the browser worked out. Names and places stand at once; the rest of each card follows, or the server's page does. */
export function LocalResults({ rows, suggestions, search, version, cardAction: Action }: LocalResultsProps) {
  const cards = useSyncExternalStore(subscribeToCards, getCards, getCards)
  const href = universitiesHref('/universities', search)
  const ids = rows.map((row) => row.id).join()

  useEffect(() => {
    loadCards(version, ids.split(',').filter(Boolean)).catch(() => window.location.assign(href))
  }, [version, ids, href])

  if (suggestions) return <NoUniversities search={search} suggestions={suggestions} />
  return (
    <div className="cards">
      {rows.map((row) => {
        const card = cards.get(row.id)
        return (
          <UniversityCard
            key={row.id}
            card={card ?? provisionalCard(row)}
            action={<Action id={row.id} name={row.name} />}
          />
        )
      })}
    </div>
  )
}
