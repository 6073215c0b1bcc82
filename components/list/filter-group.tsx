'use client'

import type { ReactNode } from 'react'
import { FilterControl } from './filter-control'
import type { FilterControlProps } from './filter-control-props'
import { useDisclosure } from './use-disclosure'

type FilterGroupProps<Row> = FilterControlProps<Row> & {
  /** Stands below the control. */
  children?: ReactNode
}

/** A filter under its name. Behind "More filters", a long list of options is a group of its own that opens and shuts. */
export function FilterGroup<Row>({ children, ...props }: FilterGroupProps<Row>) {
  'use memo'
  const { filter, search } = props
  const { control, label, note, key, isMore } = filter
  const isLong = isMore && control.kind === 'checks'
  const [isOpen, setIsOpen] = useDisclosure(isLong && (search[key] as readonly string[]).length > 0)
  if (isLong)
    return (
      <details className="group" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{label}</summary>
        <fieldset className="max-h-64 overflow-y-auto">
          <legend className="sr-only">{label}</legend>
          <FilterControl {...props} />
        </fieldset>
      </details>
    )
  return (
    <fieldset className="facet">
      <legend className={control.kind === 'unreported' ? 'sr-only' : undefined}>
        {label}
        {'unit' in control && <span className="faint"> ({control.unit})</span>}
      </legend>
      <FilterControl {...props} />
      {note && <p>{note}</p>}
      {children}
    </fieldset>
  )
}
