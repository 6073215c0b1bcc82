'use client'

import { useEffect, useRef } from 'react'
import { Table, TableCaption, TableCell, TableRowHead } from '@/components/ui/table'
import { SortHead } from '@/components/ui/sort-head'
import { useKept } from '@/components/ui/use-kept'
import { openingLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'
import { nextSort } from '@/lib/list/column-sort'
import {
  columnLabel,
  COUNTRY_COLUMNS,
  rowAt,
  sortDestinations,
  filterDestinations,
  languageOptions,
  type DestinationEntry,
} from '@/lib/destinations/rows'
import { count } from '@/lib/text/format'
import { CELLS, COLUMN_LOOK, mostOf } from './country-cells'
import { CountryFilters } from './country-filters'
import { useCountryView } from './use-country-view'

const FIRST: Level = 'bachelor'
const readLevel = () => openingLevel(location.search) ?? FIRST

/** Marks each flag once its row comes into view. Returns a function that ends it. */
function showFlagsInView(table: HTMLTableElement | null) {
  const watch = new IntersectionObserver((flags) => {
    for (const { isIntersecting, target } of flags) if (isIntersecting) target.setAttribute('data-seen', '')
  })
  for (const flag of table?.querySelectorAll('[data-flag]') ?? []) watch.observe(flag)
  return () => watch.disconnect()
}

type CountryTableProps = { entries: readonly DestinationEntry[]; caption: string }

/** All destinations, with the figures of the visitor's level. The rows are sorted in the browser; without JavaScript they keep the order they are sent in. */
export function CountryTable({ entries, caption }: CountryTableProps) {
  const level = useKept(readLevel, FIRST)
  const rows = entries.map((entry) => rowAt(entry, level))
  const [{ sort, wish, showsUnknown }, change] = useCountryView()
  const table = useRef<HTMLTableElement>(null)
  const { fitting, unknown } = filterDestinations(rows, wish)
  const shown = showsUnknown ? [...fitting, ...unknown] : fitting
  useEffect(() => showFlagsInView(table.current), [shown.length])
  const most = mostOf(rows)
  return (
    <>
      <CountryFilters
        opensAt={FIRST}
        languages={languageOptions(rows)}
        {...{ wish, sort }}
        onWish={(wish) => change({ wish })}
        onSort={(sort) => change({ sort })}
      />
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
          <tr className="max-lg:*:min-w-22 max-lg:*:pr-2">
            {COUNTRY_COLUMNS.map((column) => (
              <SortHead
                key={column.key}
                label={columnLabel(column, level)}
                direction={sort.key === column.key ? sort.direction : undefined}
                className={COLUMN_LOOK[column.key]}
                isForPointer
                onSort={() => change({ sort: nextSort(COUNTRY_COLUMNS, sort, column.key) })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortDestinations(shown, sort).map((row) => (
            <tr key={row.code} className="*:align-middle max-lg:*:min-w-22 max-lg:*:pr-2 max-sm:*:py-1">
              {COUNTRY_COLUMNS.map(({ key }) =>
                key === 'name' ? (
                  <TableRowHead key={key} className={COLUMN_LOOK.name}>
                    {CELLS[key](row, most)}
                  </TableRowHead>
                ) : (
                  <TableCell key={key} className={COLUMN_LOOK[key]}>
                    {CELLS[key](row, most)}
                  </TableCell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
