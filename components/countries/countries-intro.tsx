import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatDate, formatMonth } from '@/lib/dates/format'
import { count } from '@/lib/destinations/count'
import { COUNTRIES_PAGE } from '@/lib/destinations/metadata'
import type { DestinationRow } from '@/lib/destinations/rows'

type CountriesIntroProps = {
  rows: readonly DestinationRow[]
  editorialMonth: string
  ratesDate: string
  /** The map. */
  children: ReactNode
}

const total = (rows: readonly DestinationRow[], read: (row: DestinationRow) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0)

/** What the page is good for, the map, and how the figures of the table are made. */
export function CountriesIntro({ rows, editorialMonth, ratesDate, children }: CountriesIntroProps) {
  const universities = total(rows, (row) => row.universities)
  const reporting = total(rows, (row) => row.reporting)
  const hosts = rows.filter(({ scholarships }) => scholarships > 0).length
  return (
    <>
      <header className="mt-4 max-w-[46rem]">
        <h1 className="text-2xl">{COUNTRIES_PAGE.title}</h1>
        <p className="mt-3 text-md text-ink-2">
          {count(universities, 'university', 'universities')} in {rows.length} countries and territories. Find
          where your languages, your budget and the scholarships you could win meet, and then look at the
          universities.
        </p>
      </header>
      <figure className="mt-6">
        {children}
        <figcaption className="mt-2 text-sm text-ink-3">
          One dot a destination, in the middle of its universities; the wider, the more of them. Outlines:
          Natural Earth.
        </figcaption>
      </figure>
      <div className="prose mt-8">
        <h2>How to choose with it</h2>
        <p>
          Begin with what can’t be changed. If you can study in one or two languages, sort by language and
          read what is left. Many universities outside the English-speaking countries teach whole degrees in
          English, above all at master’s level, so a country is not out because of its language: it is a
          question to put to each programme.
        </p>
        <p>
          Then look at who could pay. {hosts} destinations have at least one award in the catalogue that is
          held there. An award often decides the country, so it pays to start from the{' '}
          <Link href="/scholarships" prefetch={false}>
            scholarship matcher
          </Link>{' '}
          and come back. Last comes the permit: the rules for entering and working in ten main destinations
          are compared under{' '}
          <Link href="/resources/visa" prefetch={false}>
            student visas by country
          </Link>
          .
        </p>
        <h2>How the figures are made</h2>
        <ul>
          <li>
            <strong>Universities</strong> counts the records of this catalogue, not all universities of a
            country. Large countries have many more; of the smallest, it is often all there are.
          </li>
          <li>
            <strong>Scholarships</strong> counts awards that name the country as a place of study. Those that
            can be taken to several countries are not counted, and nobody is eligible for all of them.
          </li>
          <li>
            <strong>Tuition</strong> is the middle of what universities report for international students:{' '}
            {count(reporting, 'university', 'universities')} do. With one or two in a country it says little
            about the others, and “Not reported” never means free. Dollars are converted at the rates of{' '}
            {formatDate(ratesDate)}. Each sum stands on the university’s page with its source and its year.
          </li>
          <li>
            <strong>Languages</strong> are the main ones the state works in, written from general knowledge in{' '}
            {formatMonth(editorialMonth)}.
          </li>
        </ul>
        <p>
          Where the records themselves come from is told in{' '}
          <Link href="/about" prefetch={false}>
            about Meridian
          </Link>
          .
        </p>
      </div>
    </>
  )
}
