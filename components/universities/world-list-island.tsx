'use client'

import type { UniversityCardData } from '@/lib/universities/card'
import { ListBrowser } from '@/components/list/list-browser'
import type { Served } from '@/components/list/use-list'
import type { TopList } from '@/lib/universities/top-list'
import { TopUniversities } from './top-universities'
import { FoundCards, UniversityCards } from './university-cards'
import type { CardAction } from './university-card'
import { WORLD_VIEW } from './world-view'

export type WorldListProps = {
  served: Served
  /** Of the page that the server found. */
  cards: readonly UniversityCardData[]
  top: TopList
  cardAction: CardAction
}

export function WorldListIsland({ served, cards, top, cardAction }: WorldListProps) {
  'use memo'
  return (
    <ListBrowser
      view={WORLD_VIEW}
      served={served}
      top={<TopUniversities {...top} />}
      cards={(found) =>
        found ? (
          <FoundCards rows={found.rows} action={cardAction} />
        ) : (
          <UniversityCards cards={cards} action={cardAction} />
        )
      }
    />
  )
}
