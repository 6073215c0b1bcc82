'use client'

import type { ReactNode, Ref } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { count } from '@/lib/text/format'

type FilterSheetProps = {
  id: string
  /** Where the form is sent without script. */
  action: string
  /** Results as the filters stand. */
  total: number
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

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
      <div className="sheet-head">
        <h2>Filters</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonVariants({ size: 'small', className: 'md:hidden' })}
        >
          Close
        </button>
      </div>
      {children}
      <div className="sheet-foot scripted">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonVariants({ variant: 'accent', className: 'w-full' })}
        >
          {`Show ${count(total, 'result')}`}
        </button>
      </div>
    </form>
  )
}
