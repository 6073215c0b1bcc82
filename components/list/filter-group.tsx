'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { Elements } from '@/components/ui/elements'
import { buttonVariants } from '@/components/ui/button'
import { tellToggle } from '@/components/ui/tell-toggle'
import { formatCount } from '@/lib/text/format'
import { FilterControl, type FilterControlProps } from './filter-control'
import { useDisclosure } from './use-disclosure'

const NOTE = 'mt-1.5 text-sm text-ink-3'

type FilterGroupProps<Row> = FilterControlProps<Row> & {
  /** The content below the control. */
  children?: Elements
}

/** A filter under its name. Behind "More filters", a long list of options is a group of its own that opens and shuts. */
export function FilterGroup<Row>({ children, ...props }: FilterGroupProps<Row>) {
  'use memo'
  const { filter, search, counts } = props
  const { control, label, note, key, isMore } = filter
  const isLong = isMore && control.kind === 'checks' && control.options.length > 1
  const [isOpen, setIsOpen] = useDisclosure(isLong && (search[key] as readonly string[]).length > 0)
  if (isLong)
    return (
      <Collapsible
        ref={tellToggle}
        className="group"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <CollapsibleTrigger>{label}</CollapsibleTrigger>
        <fieldset>
          <legend className="sr-only">{label}</legend>
          <FilterControl {...props} />
          <Said counts={counts} />
        </fieldset>
        <button
          type="button"
          className={buttonVariants({ size: 'small', className: 'mb-3 w-full noscript:hidden' })}
          onClick={({ currentTarget }) => {
            currentTarget.closest('details')?.querySelector('summary')?.focus()
            setIsOpen(false)
          }}
        >
          Done<span className="sr-only">{` with ${label}`}</span>
        </button>
      </Collapsible>
    )
  return (
    // Without a least width a fieldset is as wide as its longest option.
    <fieldset className="min-w-0 border-t border-line pt-3 pb-2.5 **:data-[slot=input-group]:mt-1 **:data-[slot=input-group]:min-h-11 md:**:data-[slot=input-group]:min-h-10">
      <legend className="float-left mb-1.5 w-full text-sm font-semibold [&+*]:clear-both">
        {'unit' in control ? (
          <>
            <span>{label}</span>
            <span className="text-ink-3">{` (${control.unit})`}</span>
          </>
        ) : (
          label
        )}
      </legend>
      <FilterControl {...props} />
      <Said counts={counts} />
      {note && <p className={NOTE}>{note}</p>}
      {children}
    </fieldset>
  )
}

/** The few results that report what the filter asks for; nothing where they are many, or not counted. */
function Said({ counts }: Pick<FilterControlProps<unknown>, 'counts'>) {
  if (counts?.said === undefined) return null
  const { said, any } = counts
  return (
    <p
      className={NOTE}
    >{`${said === 0 ? 'None' : formatCount(said)} of ${formatCount(any)} ${said === 1 ? 'says' : 'say'} it`}</p>
  )
}
