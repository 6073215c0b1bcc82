import type { ReactNode } from 'react'

/** The figure that answers a question, large. */
export function Sum({ children }: { children: ReactNode }) {
  return (
    <p data-slot="sum" className="font-display text-md/tight font-medium">
      {children}
    </p>
  )
}
