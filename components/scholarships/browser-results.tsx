'use client'

import { ResultsSlot } from '@/components/catalogue/results-slot'
import type { Suggestions } from '@/lib/scholarships/browse'
import { drawCard, type DrawnCard } from '@/lib/scholarships/drawn-card'
import type { ScholarshipSearch } from '@/lib/scholarships/search-params'
import { NoScholarships } from './no-scholarships'
import { scholarshipResults } from './results-store'
import { ScholarshipCards } from './scholarship-cards'

/** A page of results, or what was searched for in vain and what to try instead. */
export type ScholarshipPage =
  { cards: readonly DrawnCard[] } | { search: ScholarshipSearch; suggestions: Suggestions }

function Page({ page }: { page: ScholarshipPage }) {
  return 'cards' in page ? <ScholarshipCards cards={page.cards} /> : <NoScholarships {...page} />
}

/** The page that the server found, until the browser has found one itself. */
export function BrowserResults({ served }: { served: ScholarshipPage }) {
  return (
    <ResultsSlot
      store={scholarshipResults}
      draw={({ rows, today, search, suggestions }) => (
        <Page
          page={suggestions ? { search, suggestions } : { cards: rows.map((row) => drawCard(row, today)) }}
        />
      )}
    >
      <Page page={served} />
    </ResultsSlot>
  )
}
