import type { ComponentProps, RefObject } from 'react'

/**
 * A sheet from below on a phone, as a native popover, which opens without script; the rail beside the results on a wider
 * screen, with a scroll bar of its own, so that the results stay beside a box far down. One element for both. Its margins
 * leave room for the outline of the focus and, in the gap to the results, for the scroll bar; below, for the tray. No
 * padding above: what scrolls by would show there, over the head.
 */
export function Sheet({
  ref,
  ...props
}: ComponentProps<'form'> & { ref: RefObject<HTMLFormElement | null> }) {
  return <form ref={ref} popover="auto" data-slot="sheet" className="filter-sheet" {...props} />
}

/** Over what scrolls, on a phone. */
export function SheetHeader(props: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-header"
      className="flex items-center justify-between max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-paper max-md:pt-4 max-md:pb-2"
      {...props}
    />
  )
}

export function SheetFooter(props: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-footer"
      className="sticky bottom-0 z-10 bg-paper py-3 md:hidden noscript:hidden no-popover:hidden"
      {...props}
    />
  )
}
