import type { ComponentProps } from 'react'

/**
 * What unfolds: the browser's own element, which works without script and is found by a search in the page. A visitor may
 * have opened it before React compares it with what the server sent.
 */
export function Collapsible(props: ComponentProps<'details'>) {
  return <details data-slot="collapsible" suppressHydrationWarning {...props} />
}

/** The line that unfolds it, with + or –. */
export function CollapsibleTrigger({ className = '', ...props }: ComponentProps<'summary'>) {
  return <summary className={`fold-line ${className}`} {...props} />
}
