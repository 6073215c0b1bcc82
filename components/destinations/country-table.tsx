'use client'

import { Table, TableCaption, TableCell, TableHead, TableRowHead } from '@/components/ui/table'
import { TableFlag } from '@/components/ui/flag'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Link } from '@/components/ui/link'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import {
  COUNTRY_COLUMNS,
  DEFAULT_SORT,
  nextSort,
  sortDestinations,
  type ColumnKey,
  type DestinationRow,
  type DestinationSort,
} from '@/lib/destinations/rows'
import { formatTuition } from '@/lib/destinations/tuition-label'

const CELLS: Record<ColumnKey, (row: DestinationRow) => React.ReactNode> = {
  name: ({ code, name }) => (
    <Link href={destinationHref(code)} className="flex min-h-11 items-center md:min-h-8">
      <TableFlag code={code} />
      <span>{name}</span>
    </Link>
  ),
  universities: ({ universities }) => universities,
  scholarships: ({ scholarships }) => scholarships,
  tuition: ({ tuition, reporting, universities }) =>
    tuition === null ? (
      <span className="text-ink-3">
        {reporting > 0 ? `Too few (${reporting} of ${universities})` : 'Not reported'}
      </span>
    ) : (
      <>
        <span>{`${formatTuition(tuition)} `}</span>
        <span className="text-ink-3">{`(from ${reporting} of ${universities})`}</span>
      </>
    ),
  languages: ({ languages }) => languages,
}

type HeadProps = {
  column: (typeof COUNTRY_COLUMNS)[number]
  sort: DestinationSort
  onSort: (sort: DestinationSort) => void
}

/** Words until there is a script to sort with, then a button. */
function Head({ column: { key, label }, sort, onSort }: HeadProps) {
  const isHydrated = useHydrated()
  const direction = sort.key === key ? sort.direction : undefined
  const sign = direction && (direction === 'ascending' ? ' ▲' : ' ▼')
  const words = (
    <>
      <span>{label}</span>
      {sign && <span aria-hidden>{sign}</span>}
    </>
  )
  return (
    <TableHead aria-sort={direction}>
      {isHydrated ? (
        <button
          type="button"
          className="min-h-11 text-left font-semibold whitespace-nowrap underline underline-offset-4 md:min-h-8"
          onClick={() => onSort(nextSort(sort, key))}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center whitespace-nowrap md:min-h-8">{words}</span>
      )}
    </TableHead>
  )
}

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
  const [sort, setSort] = useState(DEFAULT_SORT)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => showFlagsInView(table.current), [])
  return (
    <Table label="Table of destinations" ref={table}>
      <TableCaption>{caption}</TableCaption>
      <thead>
        <tr>
          {COUNTRY_COLUMNS.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortDestinations(rows, sort).map((row) => (
          <tr key={row.code} className="*:align-middle">
            {COUNTRY_COLUMNS.map(({ key }) =>
              key === 'name' ? (
                <TableRowHead key={key} className="max-sm:sticky max-sm:left-0 max-sm:bg-paper">
                  {CELLS[key](row)}
                </TableRowHead>
              ) : (
                <TableCell key={key}>{CELLS[key](row)}</TableCell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
