import type { ReactNode } from 'react'

/** What something costs, and what stands behind it. */
export function Said({ sum, children }: { sum: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-1 font-semibold">{sum}</p>
      <p className="mt-1 text-sm text-ink-2">{children}</p>
    </>
  )
}
