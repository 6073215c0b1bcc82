'use client'

import { Table, TableCaption, TableCell, TableRowHead } from '@/components/ui/table'
import { SortHead } from '@/components/ui/sort-head'
import { TableFlag } from '@/components/ui/flag'
import { useEffect, useRef } from 'react'
import { Link } from '@/components/ui/link'
import { CountryFilters } from './country-filters'
import { useCountryView } from './use-country-view'
import { nextSort } from '@/lib/list/column-sort'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import {
  COUNTRY_COLUMNS,
  sortDestinations,
  filterDestinations,
  languageOptions,
  type ColumnKey,
  type DestinationRow,
} from '@/lib/destinations/rows'
import { count, formatCount } from '@/lib/text/format'
import { formatTuition } from '@/lib/destinations/tuition-label'

type Most = { tuition: number; living: number }

/** A sum with a bar for its share of the highest of its column. */
function Sum({ amount, most, from }: { amount: number; most: number; from?: string }) {
  return (
    <>
      <span>{`${formatTuition(amount)} `}</span>
      {from && <span className="block text-xs whitespace-nowrap text-ink-3">{from}</span>}
      <i aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunk max-sm:hidden">
        <i
          className="block h-full rounded-full bg-accent"
          style={{ width: `${Math.round((amount / most) * 100)}%` }}
        />
      </i>
    </>
  )
}

/** Wide on a phone, where a narrow column of words would make each line of the table tall. */
const Words = ({ children }: { children: string }) => (
  <span className="max-sm:block max-sm:w-56">{children}</span>
)

const NOT_KNOWN = <span className="text-ink-3">Not known</span>

const reportingOf = (reporting: number, of: number) => `${formatCount(reporting)} of ${formatCount(of)}`

const CELLS: Record<ColumnKey, (row: DestinationRow, most: Most) => React.ReactNode> = {
  name: ({ code, name }) => (
    <Link href={destinationHref(code)} className="flex min-h-11 items-center md:min-h-8">
      <TableFlag code={code} />
      <span>{name}</span>
    </Link>
  ),
  universities: ({ universities }) => formatCount(universities),
  scholarships: ({ scholarships }) => formatCount(scholarships),
  tuition: ({ tuition, reporting, universities }, most) =>
    tuition === null ? (
      <span className="text-ink-3">
        {reporting > 0 ? `Too few (${reportingOf(reporting, universities)})` : 'Not reported'}
      </span>
    ) : (
      <Sum amount={tuition} most={most.tuition} from={`(from ${reportingOf(reporting, universities)})`} />
    ),
  living: ({ living, isLivingReported }, most) =>
    living === null ? (
      NOT_KNOWN
    ) : (
      <Sum amount={living} most={most.living} from={isLivingReported ? '(universities report)' : undefined} />
    ),
  workAfter: ({ workAfter }) => (workAfter === null ? NOT_KNOWN : <Words>{workAfter}</Words>),
  languages: ({ languages }) => <Words>{languages}</Words>,
}

const mostOf = (rows: readonly DestinationRow[], key: keyof Most) =>
  Math.max(1, ...rows.map((row) => row[key] ?? 0))

/** Marks each flag once its row comes into view. Returns a function that ends it. */
function showFlagsInView(table: HTMLTableElement | null) {
  const watch = new IntersectionObserver((flags) => {
    for (const { isIntersecting, target } of flags) if (isIntersecting) target.setAttribute('data-seen', '')
  })
  for (const flag of table?.querySelectorAll('[data-flag]') ?? []) watch.observe(flag)
  return () => watch.disconnect()
}

type CountryTableProps = { rows: readonly DestinationRow[]; caption: string }

/** All destinations. The rows are sorted in the browser; without JavaScript they keep the order they are sent in. */
export function CountryTable({ rows, caption }: CountryTableProps) {
  const [{ sort, wish, showsUnknown }, change] = useCountryView()
  const table = useRef<HTMLTableElement>(null)
  const { fitting, unknown } = filterDestinations(rows, wish)
  const shown = showsUnknown ? [...fitting, ...unknown] : fitting
  useEffect(() => showFlagsInView(table.current), [shown.length])
  const most = { tuition: mostOf(rows, 'tuition'), living: mostOf(rows, 'living') }
  return (
    <>
      <CountryFilters languages={languageOptions(rows)} wish={wish} onWish={(wish) => change({ wish })} />
      <p role="status" className="mb-2 text-sm text-ink-2">
        {fitting.length < rows.length && <span>{`${count(fitting.length, 'destination')} found. `}</span>}
        {unknown.length > 0 && (
          <button
            type="button"
            className="min-h-11 underline underline-offset-2"
            aria-pressed={showsUnknown}
            onClick={() => change({ showsUnknown: !showsUnknown })}
          >
            {`${showsUnknown ? 'Hide' : 'Show'} ${unknown.length} more of which it is not known`}
          </button>
        )}
      </p>
      <Table label="Table of destinations" ref={table}>
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            {COUNTRY_COLUMNS.map(({ key, label }) => (
              <SortHead
                key={key}
                label={label}
                direction={sort.key === key ? sort.direction : undefined}
                onSort={() => change({ sort: nextSort(COUNTRY_COLUMNS, sort, key) })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortDestinations(shown, sort).map((row) => (
            <tr key={row.code} className="*:align-middle max-sm:*:py-0.5">
              {COUNTRY_COLUMNS.map(({ key }) =>
                key === 'name' ? (
                  <TableRowHead key={key} className="max-sm:sticky max-sm:left-0 max-sm:bg-paper">
                    {CELLS[key](row, most)}
                  </TableRowHead>
                ) : (
                  <TableCell key={key}>{CELLS[key](row, most)}</TableCell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
