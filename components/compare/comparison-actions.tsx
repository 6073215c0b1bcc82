'use client'

import { useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { useEarlyInput } from '@/components/ui/early-input'
import { compareHref } from '@/lib/compare/compare-href'
import { embedCode } from '@/lib/compare/embed-href'
import type { Level } from '@/lib/facts/vocabulary'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { PlanAll } from './plan-all'
import { BriefLink } from '@/components/content/brief-link'
import { partsOfId } from '@/lib/facts/programme-id'

type ComparisonActionsProps = {
  columns: readonly ComparedUniversity[]
  level: Level
  subject: string | null
  onlyDifferences: boolean
  onOnlyDifferences: (on: boolean) => void
}

/**
 * The actions on the whole comparison. All need script; without it a visitor can copy the address and print the page.
 */
export function ComparisonActions(props: ComparisonActionsProps) {
  const { columns, level, subject, onlyDifferences, onOnlyDifferences } = props
  const [message, setMessage] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  const ids = columns.map(({ id }) => id)
  const address = () => new URL(compareHref(ids, level, subject), location.origin).href

  const copy = (text: string, what: string) =>
    void copyText(text).then((isCopied) =>
      setMessage(isCopied ? `${what} copied.` : `This browser doesn’t let us copy. Copy this: ${text}`),
    )
  // What a visitor added is on this device alone.
  const shown = ids.filter((id) => !isAddedId(id))
  const embed = () => copy(embedCode(location.origin, shown, level), 'Code to show it on your own page')
  const share = () => {
    const title = `${columns.map(({ name }) => name).join(', ')}: a comparison`
    // The promise also rejects when the visitor closes the share sheet. This is not an error.
    navigator.share({ title, url: address() }).catch(() => {})
  }
  const downloadCsv = () =>
    void import('./download-comparison')
      .then((module) => module.downloadComparison(columns))
      .catch(() => setMessage('The file couldn’t be made. Check your connection and try again.'))
  return (
    <>
      <div ref={root} className="mb-3 flex flex-wrap items-center gap-2 text-sm print:hidden noscript:hidden">
        {columns.length > 1 && (
          <label className="inline-flex min-h-11 items-center gap-2.5 pr-3">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              role="switch"
              checked={onlyDifferences}
              onChange={(event) => onOnlyDifferences(event.currentTarget.checked)}
            />
            Only differences
          </label>
        )}
        <Button size="small" onClick={() => copy(address(), 'Link')}>
          Copy link
        </Button>
        {canShare && (
          <Button size="small" onClick={share}>
            Share
          </Button>
        )}
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
        <Button size="small" onClick={downloadCsv}>
          Download CSV
        </Button>
        {shown.length > 0 && (
          <Button size="small" onClick={embed}>
            Embed
          </Button>
        )}
        <PlanAll
          columns={columns}
          level={level}
          onFailed={() => setMessage('Nothing was saved yet. Check your connection and try again.')}
        />
        <p role="status" className="min-w-0 wrap-break-word text-ink-2">
          {message}
        </p>
      </div>
      <FamilyLink columns={columns} />
    </>
  )
}

/** The way to the comparison in plain words, without what a visitor added, which is on this device alone. */
function FamilyLink({ columns }: { columns: readonly Pick<ComparedUniversity, 'id' | 'level'>[] }) {
  const places = columns.flatMap(({ id, level }) =>
    isAddedId(id) ? [] : { ...partsOfId(id), level, start: null },
  )
  if (places.length === 0) return null
  return (
    <p className="mb-2 text-sm print:hidden">
      <BriefLink places={places} awards={[]} />
    </p>
  )
}
