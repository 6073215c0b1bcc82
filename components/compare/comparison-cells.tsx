import type { ReactNode } from 'react'

/** The name of a row. On a phone each cell shows it, and this one is left for screen readers. */
export function RowName({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th
      role="rowheader"
      scope="row"
      className={`w-32 text-sm text-ink-2 max-[48rem]:sr-only lg:w-46 ${className}`}
    >
      {children}
    </th>
  )
}

/** The name of a group of rows, across all columns. */
export function GroupRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className="print:hidden">
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={columns + 1}
        className="col-span-full bg-sunk py-2 text-sm tracking-[0.08em] text-ink-3 uppercase"
      >
        {children}
      </th>
    </tr>
  )
}
