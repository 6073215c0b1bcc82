import type { ReactNode } from 'react'

/** A list of cards, as many beside each other as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4.5">
      {children}
    </ul>
  )
}
