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
  return (
    <form
      ref={ref}
      popover="auto"
      data-slot="sheet"
      className="scroll-pb-26 text-ink max-md:fixed max-md:top-auto max-md:right-0 max-md:bottom-0 max-md:left-0 max-md:max-h-[88dvh] max-md:w-full max-md:max-w-none max-md:scroll-pt-24 max-md:overflow-y-auto max-md:overscroll-contain max-md:rounded-t-lg max-md:border-t max-md:border-line-strong max-md:bg-paper max-md:px-4 max-md:backdrop:bg-shade md:sticky md:inset-auto md:top-3 md:col-start-1 md:row-start-1 md:-mr-4 md:-ml-1 md:block md:max-h-[calc(100dvh-0.75rem)] md:w-auto md:scroll-pt-4 md:[scrollbar-width:thin] md:self-start md:overflow-y-auto md:bg-transparent md:pr-4 md:pb-24 md:pl-1 max-md:no-popover:static max-md:no-popover:-order-1 max-md:no-popover:mb-5 max-md:no-popover:max-h-[60vh] max-md:no-popover:overscroll-auto max-md:no-popover:rounded-md max-md:no-popover:border max-md:no-popover:pb-2"
      {...props}
    />
  )
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
