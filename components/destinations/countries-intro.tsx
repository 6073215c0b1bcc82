import { Link } from '@/components/ui/link'
import { count } from '@/lib/text/format'
import { COUNTRIES_PAGE } from '@/lib/web/seo/collection-page'
import type { DestinationRow } from '@/lib/destinations/rows'

type CountriesIntroProps = { rows: readonly DestinationRow[] }

/** The use of the page. */
export function CountriesIntro({ rows }: CountriesIntroProps) {
  const universities = rows.reduce((sum, row) => sum + row.universities, 0)
  return (
    <header className="mt-4 max-w-[46rem]">
      <h1 className="text-2xl">{COUNTRIES_PAGE.title}</h1>
      <p className="mt-3 text-md text-ink-2">
        {`${count(universities, 'university', 'universities')} in ${rows.length} countries and territories. Find where your languages, your budget and the scholarships you could win meet, and then look at the universities.`}
      </p>
    </header>
  )
}

/** Advice on choosing with the table. */
export function CountriesAdvice({ rows }: CountriesIntroProps) {
  const hosts = rows.filter(({ scholarships }) => scholarships > 0).length
  return (
    <div className="prose mt-8">
      <h2>How to choose with it</h2>
      <p>
        Begin with what can’t be changed. If you can study in one or two languages, filter by language and
        read what is left. Many universities outside the English-speaking countries teach whole degrees in
        English, above all at master’s level, so a country is not out because of its language: it is a
        question to put to each programme.
      </p>
      <p>
        <span>{`Then look at who could pay. ${hosts} destinations have at least one award in the catalogue that is held there. An award often decides the country, so it pays to start from the `}</span>
        <Link href="/scholarships">scholarship matcher</Link> and come back. Last comes the permit: the rules
        for entering and working are under <Link href="/resources/visa">student visas by country</Link>.
      </p>
    </div>
  )
}
