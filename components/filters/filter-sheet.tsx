'use client'

import type { ReactNode, Ref } from 'react'

type FilterSheetProps = {
  id: string
  /** Where the form is sent without script. */
  action: string
  /** Results as the filters stand. */
  total: number
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

const number = new Intl.NumberFormat('en')

/**
 * Filters as a plain GET form. On a wide screen it is the rail beside the results; on a phone the same element is a
 * sheet that the Filters button opens, as a native popover, so it opens without script as well.
 */
export function FilterSheet({ id, action, total, ref, children }: FilterSheetProps) {
  return (
    <form
      ref={ref}
      id={id}
      action={action}
      popover="auto"
      className="sheet"
      aria-label="Filters"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex items-center justify-between max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-paper max-md:py-2">
        <h2 className="text-md">Filters</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="btn btn-small md:hidden"
        >
          Close
        </button>
      </div>
      {children}
      <div className="scripted sticky bottom-0 bg-paper py-3 md:hidden">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="btn btn-accent w-full">
          Show {number.format(total)} {total === 1 ? 'result' : 'results'}
        </button>
      </div>
    </form>
  )
}
