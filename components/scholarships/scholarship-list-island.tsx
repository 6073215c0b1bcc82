'use client'

import { ListBrowser } from '@/components/list/list-browser'
import type { Served } from '@/components/list/use-list'
import { drawCard, type DrawnCard } from '@/lib/scholarships/drawn-card'
import { FeaturedScholarships, type FeaturedAward } from './featured-scholarships'
import { ScholarshipCards } from './scholarship-cards'
import { SCHOLARSHIPS_VIEW } from './scholarships-view'

export type ScholarshipListProps = {
  served: Served
  /** Of the page that the server found. */
  cards: readonly DrawnCard[]
  featured: readonly FeaturedAward[]
}

export function ScholarshipListIsland({ served, cards, featured }: ScholarshipListProps) {
  'use memo'
  return (
    <ListBrowser
      view={SCHOLARSHIPS_VIEW}
      served={served}
      top={<FeaturedScholarships awards={featured} />}
      cards={(found) => (
        <ScholarshipCards
          cards={found ? found.rows.map((row) => drawCard(row, found.today ?? null)) : cards}
        />
      )}
    />
  )
}
