import type { ComponentProps } from 'react'

/** On a phone, the first and the last, which lead one page on, have a line of their own below the numbers. */
const PHONE =
  'max-sm:gap-0.5 max-sm:before:order-1 max-sm:before:basis-full max-sm:*:first:order-2 max-sm:*:first:mr-auto max-sm:*:last:order-2'

export function PaginationList(props: ComponentProps<'ul'>) {
  return <ul data-slot="pagination" className={`flex flex-wrap justify-center gap-1 ${PHONE}`} {...props} />
}

const CELL = 'grid min-h-11 min-w-8 place-items-center rounded-sm px-1 sm:min-w-10 sm:px-2 md:min-h-10'

export function PaginationLink(props: ComponentProps<'a'>) {
  const look = props['aria-current'] ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunk'
  return <a className={`${CELL} no-underline ${look}`} {...props} />
}

/** Where there is no page to go to, or pages are left out. */
export function PaginationText(props: ComponentProps<'span'>) {
  return (
    <span className={`${CELL} text-ink-2 aria-disabled:text-ink-3 aria-disabled:opacity-60`} {...props} />
  )
}
