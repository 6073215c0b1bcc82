'use client'

import type { ReactNode } from 'react'
import { Table, TableCaption, TableCell, TableHead, TableRowHead } from '@/components/ui/table'

type ScrollTableProps = {
  label: string
  caption?: ReactNode
  columns: readonly string[]
  /** It goes on with the table before it, which shows what the columns are: here only screen readers are told. */
  isContinued?: boolean
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/**
 * A table that scrolls inside the page on a narrow screen, by touch or by keyboard. Drawn by the server alone, each cell would
 * be sent twice with its look.
 */
export function ScrollTable({ label, caption, columns, isContinued, rows }: ScrollTableProps) {
  return (
    <Table label={label}>
      {caption && <TableCaption>{caption}</TableCaption>}
      <thead className={isContinued ? 'sr-only' : undefined}>
        <tr>
          {columns.map((column) => (
            <TableHead key={column}>{column}</TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <TableRowHead>{heading}</TableRowHead>
            {cells.map((cell, at) => (
              <TableCell key={columns[at + 1]}>{cell}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
