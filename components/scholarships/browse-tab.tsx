import { redirect } from 'next/navigation'
import { answerOf } from '@/lib/list/define-list'
import { getCountryNames } from '@/lib/places/queries'
import { withFound } from '@/lib/programmes/start/other-list-counts'
import { drawRow } from '@/lib/scholarships/drawn-card'
import { SCHOLARSHIPS, type ScholarshipSearch } from '@/lib/scholarships/list'
import { getFeaturedScholarships, getHour, searchScholarships } from '@/lib/scholarships/queries'
import { ScholarshipList } from './scholarship-list'

/** The list of all awards with the answer to a search. Leads on where the search has another address. */
export function BrowseTab({ search }: { search: ScholarshipSearch }) {
  const today = getHour()
  const result = searchScholarships(search, today)
  const { search: meant } = result.meant
  const names = getCountryNames([...search.host, ...meant.nationality])
  const [code] = meant.nationality
  const nationality = code ? { code, country: names[code] ?? code.toUpperCase() } : null
  const href = SCHOLARSHIPS.href(SCHOLARSHIPS.settle(search, result))
  if (href !== SCHOLARSHIPS.href(search)) redirect(href)
  const understood = withFound(result.understood)

  return (
    <ScholarshipList
      served={{
        href,
        asked: SCHOLARSHIPS.asked(search),
        answer: answerOf(result),
        ...(result.suggestions && { suggestions: result.suggestions }),
        ...(understood && { understood }),
        today,
        names,
      }}
      cards={result.rows.map((row) => drawRow(row, today, nationality))}
      {...(result.notKnownRows.length > 0 && {
        notKnownCards: result.notKnownRows.map((row) => drawRow(row, today, nationality)),
      })}
      featured={getFeaturedScholarships(6)}
    />
  )
}
