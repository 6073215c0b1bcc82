'use client'

import { Button, buttonVariants } from '@/components/ui/button'
import { compareHref } from '@/lib/compare/compare-href'
import { count as countOf, formatList, plural } from '@/lib/text/format'
import type { useComparison } from './use-comparison'

type ComparisonNotesProps = { comparison: ReturnType<typeof useComparison>; onKeep: () => void }

function goneText(gone: number): string {
  const universities = countOf(gone, 'university', 'universities')
  return `${universities} of this comparison no longer ${plural(gone, 'exists and was', 'exist and were')} left out.`
}

/** Notes on a comparison that came from a link, that lost a university, or that could not be loaded. */
export function ComparisonNotes({ comparison, onKeep }: ComparisonNotesProps) {
  const { own, isOwn, count, gone, hasFailed, retry } = comparison
  return (
    <>
      {!isOwn && count > 0 && (
        <div className="comparison-note">
          <p>
            {own.length > 0
              ? `This comparison comes from a link. Your own, of ${formatList(own.map(({ name }) => name))}, is unchanged; keeping this one replaces it.`
              : 'This comparison comes from a link. Keep it to find it again on this device.'}
          </p>
          <Button type="button" size="small" onClick={onKeep}>
            Keep this comparison
          </Button>
          {own.length > 0 && (
            <a className={buttonVariants({ size: 'small' })} href={compareHref(own.map(({ id }) => id))}>
              Show my own
            </a>
          )}
        </div>
      )}
      {gone > 0 && <p className="comparison-note">{goneText(gone)}</p>}
      {hasFailed && (
        <div className="comparison-note">
          <p>Not all of this comparison could be loaded.</p>
          <Button type="button" size="small" onClick={retry}>
            Try again
          </Button>
          <a
            className={buttonVariants({ size: 'small' })}
            href={compareHref(comparison.chosen.map(({ id }) => id))}
          >
            Reload the page
          </a>
        </div>
      )}
    </>
  )
}
