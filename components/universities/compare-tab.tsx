'use client'

import { Link } from '@/components/ui/link'
import { compareHref } from '@/lib/compare/compare-href'
import { useSelection, useSelectionStore } from '@/lib/compare/selection-store'

type CompareTabProps = {
  /** The comparison in the address; null on another tab. */
  shown: readonly string[] | null
}

/** The tab of the comparison, with the number of columns on the page, or else of those the visitor has chosen. */
export function CompareTab({ shown }: CompareTabProps) {
  const own = useSelection().map(({ id }) => id)
  const count = useSelectionStore((selection) => selection.shown) ?? shown?.length ?? own.length
  return (
    <Link href={compareHref(shown ?? own)} className="tab" aria-current={shown ? 'page' : undefined}>
      Compare ({count})
    </Link>
  )
}
