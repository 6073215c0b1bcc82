import { Link } from '@/components/ui/link'
import { formatCount, formatDate, formatMonth } from '@/lib/text/format'
import { LEAST_REPORTS } from '@/lib/destinations/tuition'
import type { DestinationRow } from '@/lib/destinations/rows'

type FiguresNotesProps = { rows: readonly DestinationRow[]; editorialMonth: string; ratesDate: string }

/** Notes on the making of the table's figures, and on their limits. */
export function FiguresNotes({ rows, editorialMonth, ratesDate }: FiguresNotesProps) {
  const reporting = rows.reduce((sum, row) => sum + row.reporting, 0)
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
          <strong>Tuition</strong>
          <span>{` is the middle of the official fees of universities for international students, for a bachelor’s degree: of ${formatCount(reporting)} universities one is known. A country has a middle only from ${LEAST_REPORTS} reports on: fewer say little about the others, and “Not reported” never means free. Dollars are converted at the rates of ${formatDate(ratesDate)}. Each sum is on the university’s page, with its source and year.`}</span>
        </li>
        <li>
          <strong>Living</strong> is an official sum for twelve months, the lowest where there are several:
          what a state asks students to show, or a student office names. <strong>Work after study</strong> is
          how long graduates may stay to work or to look for work. Both have their source on the page of the
          country.
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
