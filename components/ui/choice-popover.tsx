'use client'

import type { RefObject } from 'react'
import type { Elements } from '@/components/ui/elements'
import { ButtonPopover } from './button-popover'
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
    <ButtonPopover
      anchor={anchor}
      onClose={onClose}
      sideOffset={4}
      aria-label={label}
      className={`z-50 flex max-h-(--radix-popover-content-available-height) flex-col p-2 ${className ?? ''}`}
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
    </ButtonPopover>
  )
}
