'use client'

import { badgeVariants } from '@/components/ui/badge'
import { followLink } from './follow-link'

/** Active filters and what was understood: one line each to push aside on a phone, so that the results stay in view. */
export const CHIP_ROW =
  'relative mt-2 flex items-center gap-2 py-[3px] *:flex-none max-md:overflow-x-auto md:flex-wrap'

export type ChipLink = { key: string; label: string; href: string; onRemove: () => void }

type ActiveFiltersProps = { chips: readonly ChipLink[]; clearHref: string; onClear: () => void }

/** The active filters, each removable, and Clear Filters; nothing at all when no filter is set. */
export function ActiveFilters({ chips, clearHref, onClear }: ActiveFiltersProps) {
  if (chips.length === 0) return null
  return (
    <ul className={CHIP_ROW} aria-label="Active filters" data-filtered>
      {chips.map(({ key, label, href, onRemove }) => (
        <li key={key}>
          <a
            className={badgeVariants({ variant: 'chip', className: 'max-md:min-h-11' })}
            href={href}
            onClick={followLink(onRemove)}
          >
            <span className="sr-only">Remove filter: </span>
            <span>{label}</span>
            <span aria-hidden>✕</span>
          </a>
        </li>
      ))}
      <li>
        <a
          className="inline-flex min-h-11 items-center text-sm md:min-h-8"
          href={clearHref}
          onClick={followLink(onClear)}
        >
          Clear Filters
        </a>
      </li>
    </ul>
  )
}
