'use client'

import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import type { Elements } from '@/components/ui/elements'
import { cn } from '@/lib/utils'
import { Command, CommandInput } from './command'

type ChoicePopoverProps = {
  /** The button that opened the list: the list hangs on it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  /** The name of the options: "Countries". */
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  /** The highlighted option, for the list and the text box. */
  highlighted: Pick<Parameters<typeof Command>[0], 'value' | 'onValueChange'>
  onClose: () => void
  /** The list of options, and the content around it. */
  children: Elements
  /** The content below the list. The arrow keys do not reach it. */
  footer?: Elements
  className?: string
}

/** A list that hangs on its button and is searched by typing. */
export function ChoicePopover(props: ChoicePopoverProps) {
  const { anchor, label, placeholder, typed, onType, highlighted, onClose, children, footer, className } =
    props
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label={label}
        onInteractOutside={(event) => {
          // A click on the button closes the list without this.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        className={cn(
          'z-50 flex max-h-(--radix-popover-content-available-height) flex-col rounded-md border border-line-strong bg-surface p-2 [box-shadow:var(--shadow)]',
          className,
        )}
      >
        <Command label={label} className="flex min-h-0 flex-col" {...highlighted}>
          <CommandInput
            autoFocus
            placeholder={placeholder}
            className="mb-2 h-11 w-full flex-none rounded-sm border border-line-strong bg-surface px-3 text-base placeholder:text-ink-3"
            value={typed}
            onValueChange={onType}
          />
          {children}
        </Command>
        {footer}
      </Popover.Content>
    </Popover.Root>
  )
}
