'use client'

import type { Elements } from '@/components/ui/elements'
import { Button, buttonVariants } from '@/components/ui/button'
import { compareHref } from '@/lib/compare/compare-href'
import { count as countOf, formatList, plural } from '@/lib/text/format'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import type { useComparison } from './use-comparison'

type ComparisonNotesProps = { comparison: ReturnType<typeof useComparison>; onKeep: () => void }

function goneText(gone: number): string {
  const universities = countOf(gone, 'university', 'universities')
  return `${universities} of this comparison ${plural(gone, 'was', 'were')} left out: ${plural(gone, 'it no longer exists', 'they no longer exist')}, or the link is damaged.`
}

function foreignText(foreign: number): string {
  const universities = countOf(foreign, 'university', 'universities')
  return `${universities} of this comparison ${plural(foreign, 'is only in the browser of the visitor who added it', 'are only in the browsers of the visitors who added them')}, so ${plural(foreign, 'it was', 'they were')} left out. Whoever added ${plural(foreign, 'it', 'them')} can export a file under “Add More Universities” and send it to you.`
}

function surplusText(surplus: number): string {
  return `A comparison shows at most ${MAX_COMPARED} universities, so the first ${MAX_COMPARED} are shown and ${surplus} more ${plural(surplus, 'was', 'were')} left out.`
}

/** Notes on a comparison that came from a link, that lost universities, or that could not be loaded. */
export function ComparisonNotes({ comparison, onKeep }: ComparisonNotesProps) {
  const { own, isOwn, count, leftOut, hasFailed, retry } = comparison
  return (
    <>
      {!isOwn && count > 0 && (
        <Note
          text={
            own.length > 0
              ? `This comparison comes from a link. Your own, of ${formatList(own.map(({ name }) => name))}, is unchanged; keeping this one replaces it.`
              : 'This comparison comes from a link. Keep it to find it again on this device.'
          }
        >
          <Button size="small" onClick={onKeep}>
            Keep this comparison
          </Button>
          {own.length > 0 && (
            <a className={buttonVariants({ size: 'small' })} href={compareHref(own.map(({ id }) => id))}>
              Show my own
            </a>
          )}
        </Note>
      )}
      {leftOut.gone > 0 && <Note text={goneText(leftOut.gone)} />}
      {leftOut.foreign > 0 && <Note text={foreignText(leftOut.foreign)} />}
      {leftOut.surplus > 0 && <Note text={surplusText(leftOut.surplus)} />}
      {hasFailed && (
        <Note text="Not all of this comparison could be loaded.">
          <Button size="small" onClick={retry}>
            Try again
          </Button>
          <a
            className={buttonVariants({ size: 'small' })}
            href={compareHref(comparison.chosen.map(({ id }) => id))}
          >
            Reload the page
          </a>
        </Note>
      )}
    </>
  )
}

function Note({ text, children }: { text: string; children?: Elements }) {
  return (
    <div className="mt-2 mb-3 flex flex-wrap items-center gap-2.5 border-l-3 border-accent bg-sunk px-4 py-3 text-ink-2">
      <p className="flex-[1_1_20rem]">{text}</p>
      {children}
    </div>
  )
}
