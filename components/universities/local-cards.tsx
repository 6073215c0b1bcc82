'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { getCards, loadCards, subscribeToCards } from '@/components/catalogue/card-store'
import { provisionalCard } from '@/lib/universities/provisional-card'
import type { UniversityRow } from '@/lib/universities/row'
import { UniversityCard, type CardAction } from './university-card'

type LocalCardsProps = {
  rows: readonly UniversityRow[]
  version: string
  /** The address of these results, at which the server shows them if the browser can't. */
  href: string
  cardAction: CardAction
}

/** Names and places stand at once; the rest of each card follows, or the server's page does. */
export function LocalCards({ rows, version, href, cardAction: Action }: LocalCardsProps) {
  const cards = useSyncExternalStore(subscribeToCards, getCards, getCards)
  const ids = rows.map((row) => row.id).join()

  useEffect(() => {
    const wanted = new AbortController()
    loadCards(version, ids.split(',').filter(Boolean), wanted.signal).catch(() =>
      window.location.assign(href),
    )
    return () => wanted.abort()
  }, [version, ids, href])

  return (
    <div className="cards cards-tall">
      {rows.map((row) => (
        <UniversityCard
          key={row.id}
          card={cards.get(row.id) ?? provisionalCard(row)}
          action={<Action id={row.id} name={row.name} />}
        />
      ))}
    </div>
  )
}
