import type { ReactNode } from 'react'

/** What a figure rests on, or how far it holds: below it, small. */
export function Basis({ children }: { children: ReactNode }) {
  return (
    <p data-slot="basis" className="text-sm text-ink-3 md:mt-0.5 [&_a]:text-inherit">
      {children}
    </p>
  )
}
