import type { ComponentProps } from 'react'

/** A small faint line below what it explains, or below what was done. It takes no room while it is empty. */
export function Hint(props: Pick<ComponentProps<'p'>, 'children' | 'role' | 'tabIndex'>) {
  return <p {...props} className="mt-2 max-w-prose text-sm text-ink-3 empty:m-0" />
}
