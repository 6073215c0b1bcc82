import type { ReactNode } from 'react'

/** What a figure rests on, or how far it holds: below it, small. */
export function Basis({ children }: { children: ReactNode }) {
  return (
    <p data-slot="basis" className="mt-0.5 text-sm text-ink-3 [&_a]:text-inherit">
      {children}
    </p>
  )
}
