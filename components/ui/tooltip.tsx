import type { ComponentProps } from 'react'
import { popoverButton } from './popover-button'

/**
 * A word that shows its meaning when pressed. It is a native popover, so it works without script, by keyboard and touch,
 * closes with Escape, and tells a screen reader whether it is open. In a browser without popovers the meaning stands below.
 */
export function TooltipTrigger({ tip, ...props }: ComponentProps<'button'> & { tip: string }) {
  return (
    <button
      {...popoverButton(tip)}
      data-slot="tooltip-trigger"
      // Outside of a sentence it is a button like others.
      className="underline decoration-accent decoration-dotted underline-offset-[0.2em] no-popover:cursor-text no-popover:no-underline [div>&]:min-h-11"
      {...props}
    />
  )
}

/** The meaning: beside the word where the browser can place it there, otherwise at the foot. */
export function TooltipContent(props: ComponentProps<'span'> & { id: string }) {
  return <span popover="auto" data-slot="tooltip-content" className="tip" {...props} />
}
