'use client'

import { Popover } from 'radix-ui'
import type { ComponentProps, RefObject } from 'react'

type ButtonPopoverProps = ComponentProps<typeof Popover.Content> & {
  /** The button that opened it: it hangs on the button, and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** What a button opens below itself, until a press elsewhere or Escape. */
export function ButtonPopover({ anchor, onClose, className = '', ...props }: ButtonPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Content
        align="start"
        collisionPadding={12}
        onInteractOutside={(event) => {
          // A click on the button closes it without this.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        className={`rounded-md border border-line-strong bg-surface [box-shadow:var(--shadow)] ${className}`}
        {...props}
      />
    </Popover.Root>
  )
}
