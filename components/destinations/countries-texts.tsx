import { Link } from '@/components/ui/link'
import { count, formatCount, formatDate, formatMonth } from '@/lib/text/format'
import { COUNTRIES_PAGE } from '@/lib/web/seo/collection-page'
import type { DestinationEntry } from '@/lib/destinations/rows'
import { LEAST_REPORTS } from '@/lib/destinations/tuition'

type CountriesIntroProps = { rows: readonly DestinationEntry[] }

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

type FiguresNotesProps = { rows: readonly DestinationEntry[]; editorialMonth: string; ratesDate: string }

/** Notes on the making of the table's figures, and on their limits. */
export function FiguresNotes({ rows, editorialMonth, ratesDate }: FiguresNotesProps) {
  const reporting = rows.reduce((sum, row) => sum + row.at.bachelor.reporting, 0)
  return (
    <section aria-labelledby="figures" className="prose mt-12">
      <h2 id="figures">How the figures are made</h2>
      <ul>
        <li>
          <strong>Universities</strong> counts the records of this catalogue, not all universities of a
          country. Large countries have many more.
        </li>
        <li>
          <strong>Scholarships</strong> counts awards that name the country as a place of study. Those that
          can be taken to several countries are not counted, and no one is eligible for all of them.
        </li>
        <li>
          <strong>A usual year</strong> is tuition and living together for a student from abroad at the level:
          usual sums, never one university’s price, the same by which the map of the{' '}
          <Link href="/">home page</Link> is coloured. <Link href="/cost">What would it cost me?</Link> has
          the parts of each. It is known where both are.
        </li>
        <li>
          <strong>Tuition</strong>
          <span>{` is the middle of the official fees of universities for international students, for a degree of the level: for a bachelor’s, of ${formatCount(reporting)} universities one is known. A country has a middle only from ${LEAST_REPORTS} reports on: fewer say little about the others, and “Not reported” never means free. Dollars are converted at the rates of ${formatDate(ratesDate)}. Each sum is on the university’s page, with its source and year.`}</span>
        </li>
        <li>
          <strong>Living</strong> is an official sum for twelve months, the lowest where there are several:
          what a state asks students to show, or a student office names. Where none is known it is what
          universities report for a bachelor’s student, the middle of them, and says so.{' '}
          <strong>Work after study</strong> is how long graduates may stay to work or to look for work, sorted
          by the stay that everybody with a degree of the level gets: what only some subjects or outstanding
          graduates get does not count. Both have their source on the page of the country.
        </li>
        <li>
          <strong>Languages</strong>
          <span>{` are the main ones the state works in, written from general knowledge in ${formatMonth(editorialMonth)}.`}</span>
        </li>
      </ul>
      <p>
        For the sources of the records, see <Link href="/about">about Meridian</Link>.
      </p>
    </section>
  )
}
