import type { ComponentProps } from 'react'

/** A table that scrolls inside the page on a narrow screen, by touch or by keyboard. An edge behind which it goes on is shaded. */
export function Table({ label, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      data-slot="table-container"
      className="relative overflow-x-auto text-sm leading-[1.45] scroll-edges [&_code]:whitespace-nowrap"
    >
      <table data-slot="table" className="w-full border-collapse" {...props} />
    </div>
  )
}

export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption className="pb-[0.6em] text-left text-ink-3" {...props} />
}

/** Up to three columns fit beside each other on a phone if the longest may take what the others leave. */
const CELL = 'min-w-26 border-b py-[0.55em] pr-[1em] text-left in-[tr:not(:has(>:nth-child(4)))]:min-w-16'

/** The heading of a column. */
export function TableHead({ className = '', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={`${CELL} border-line-strong align-bottom font-semibold text-ink-2 ${className}`}
      {...props}
    />
  )
}

/** The heading of a row. */
export function TableRowHead({ className = '', ...props }: ComponentProps<'th'>) {
  return <th scope="row" className={`${CELL} border-line align-top font-semibold ${className}`} {...props} />
}

export function TableCell({ className = '', ...props }: ComponentProps<'td'>) {
  return <td className={`${CELL} border-line align-top ${className}`} {...props} />
}
