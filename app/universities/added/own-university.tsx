'use client'

import type { Route } from 'next'
import { useEffect, useSyncExternalStore } from 'react'
import { CompareButton } from '@/components/list/compare-button'
import { ProvenanceList } from '@/components/import/provenance-list'
import { IMPORT_WORLD, type ImportWorld } from '@/components/import/world'
import { Button, buttonVariants } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { useFile } from '@/components/ui/use-file'
import { Figures } from '@/components/universities/profile/figures'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { toUniversities } from '@/lib/import/added-universities'
import { describeEntry } from '@/lib/import/describe-entry'
import { ORIGINS, type AddedEntry } from '@/lib/import/schema'
import { placeText } from '@/lib/places/place-text'
import { checkHref } from '@/lib/scraper/shared/check-hash'
import { formatDate } from '@/lib/text/format'
import { NotHere } from './not-here'

const { onFinishHydration, hasHydrated } = useAddedStore.persist

/** A university that the visitor added, as this browser keeps it; or what to do where it is not here. */
export function OwnUniversity({ id }: { id: string }) {
  const isRead = useSyncExternalStore(onFinishHydration, hasHydrated, hasHydrated)
  const entry = useAddedStore(({ entries }) => entries.find((added) => added.id === id))
  const { value: catalogue, hasFailed, load } = useFile(IMPORT_WORLD, entry !== undefined)
  useEffect(openAdded, [])

  if (entry && catalogue) return <OwnProfile entry={entry} {...catalogue} />
  if (entry && hasFailed)
    return (
      <div role="alert">
        <h1 translate="no" className="text-2xl wrap-anywhere">
          {entry.record.name}
        </h1>
        <p className="mt-3 text-bad">The list of countries could not be loaded, so it can’t be shown.</p>
        <Button className="mt-4" onClick={load}>
          Try again
        </Button>
      </div>
    )
  return isRead && !entry ? <NotHere /> : null
}

/** A copy of our own record has more than what the visitor accepted. */
const headingOf = ({ from, replaces }: AddedEntry) =>
  from !== 'crawl' ? 'What you entered' : replaces ? 'Your copy of the record' : 'What you accepted'

function OwnProfile({ entry, rows, reference }: { entry: AddedEntry } & ImportWorld) {
  const { id, record, from, addedOn, replaces } = entry
  const [university] = toUniversities([entry], rows, reference)
  const origin = ORIGINS.find(({ value }) => value === from)?.label ?? ''
  return (
    <article>
      <p className="text-sm text-ink-3">
        <span className="rounded-sm bg-accent-soft px-2 py-0.5 font-semibold text-ink">Added by you</span>
        <span>{` ${origin} on ${formatDate(addedOn)}. It is only in this browser.`}</span>
      </p>
      <h1 translate="no" className="mt-3 text-2xl wrap-anywhere">
        {record.name}
      </h1>
      {university && (
        <p className="mt-2 text-ink-2">{placeText(record.campusLife.location, university.country)}</p>
      )}
      {record.description && <p className="mt-4 max-w-prose wrap-anywhere">{record.description}</p>}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {record.website && (
          <ExternalLink href={record.website} className={buttonVariants({ variant: 'accent' })}>
            Visit Website
          </ExternalLink>
        )}
        <CompareButton id={id} name={record.name} />
        <a className={buttonVariants()} href={`/universities?tab=add#edit-${id}`}>
          Edit
        </a>
        {replaces && (
          <Link className={buttonVariants()} href={`/universities/${replaces}` as Route}>
            Our own record
          </Link>
        )}
      </div>
      <h2 className="mt-8 text-xl">{headingOf(entry)}</h2>
      <Figures look="rows" isFull figures={describeEntry(record, university ?? null)} />
      {entry.provenance && (
        <>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 className="text-xl">Where it was read</h2>
            <a className={buttonVariants({ size: 'small', className: 'print:hidden' })} href={checkHref(id)}>
              Check again
            </a>
          </div>
          <ProvenanceList provenance={entry.provenance} />
        </>
      )}
    </article>
  )
}
