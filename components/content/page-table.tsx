import type { ComponentProps } from 'react'
import './texts.css'

/** A table that scrolls inside the page on a narrow screen, by touch or by keyboard. */
export function PageTable({ children }: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className="table-scroll">
      <table>{children}</table>
    </div>
  )
}
