'use client'

import { ResultsSlot } from '@/components/list/results-slot'
import { drawPage, type DrawnPage } from '@/lib/scholarships/drawn-page'
import { NoScholarships } from './no-scholarships'
import { scholarshipResults } from './results-store'
import { ScholarshipCards } from './scholarship-cards'

function Page({ page }: { page: DrawnPage }) {
  return 'cards' in page ? <ScholarshipCards cards={page.cards} /> : <NoScholarships {...page} />
}

/** The page that the server found, until the browser has found one itself. */
export function BrowserResults({ served }: { served: DrawnPage }) {
  return (
    <ResultsSlot
      store={scholarshipResults}
      draw={(found) => <Page page={drawPage(found, found.search, found.today)} />}
    >
      <Page page={served} />
    </ResultsSlot>
  )
}
