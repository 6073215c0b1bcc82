import type { ReactNode } from 'react'

/** One group of filters under its name. */
export function Facet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
