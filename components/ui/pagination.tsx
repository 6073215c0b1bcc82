import type { ComponentProps } from 'react'

export function PaginationList(props: ComponentProps<'ul'>) {
  return <ul data-slot="pagination" className="flex flex-wrap justify-center gap-1" {...props} />
}

const CELL = 'grid min-h-11 min-w-10 place-items-center rounded-sm px-2 md:min-h-10'

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
