'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadBlob, downloadText } from '@/components/ui/download-text'
import { Link } from '@/components/ui/link'
import { toAllowedRequest } from '@/lib/scraper/browser/allowed-request'
import { pagesToCheck } from '@/lib/scraper/browser/check-again'
import type { Job } from '@/lib/scraper/browser/jobs'
import { writeCorrection } from '@/lib/scraper/browser/correction'
import { saveLastCrawl } from '@/lib/scraper/browser/last-crawl'
import { pagesToZip, valuesToCsv } from '@/lib/scraper/browser/reading-files'
import {
  describeSite,
  preselectAll,
  toggleValue,
  toLeftRecord,
  type Chosen,
} from '@/lib/scraper/browser/reading-record'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { showError } from '@/lib/scraper/browser/toast-store'
import type { ResultEntry, SiteLookup } from '@/lib/scraper/shared/answers'
import { MAX_READING } from '@/lib/scraper/shared/limits'
import { estimateCredits } from '@/lib/scraper/shared/proof/choose-addresses'
import { compareFields, type ComparedField } from '@/lib/scraper/shared/proof/compare-fields'
import { foldPages, type FoundField } from '@/lib/scraper/shared/proof/fold-record'
import { CheckedAgain } from './checked-again'
import { count } from '@/lib/text/format'
import { FoundFieldset } from './found-fieldset'
import { TextField } from './text-field'
import { useLookup } from './use-lookup'

type ReadingResultProps = { entries: readonly ResultEntry[]; job: Job; addHref: Route }

/** One university from all the pages that were read; waits until it is known whether the catalogue has its site. */
export function ReadingResult({ entries, job, addHref }: ReadingResultProps) {
  const site = useLookup((api, signal) => api.lookUpSite(job.target, signal), job.target)
  if (site === null) return <p role="status">Looking up the site…</p>
  return (
    <FoundUniversity
      key={job.id}
      entries={entries}
      job={job}
      addHref={addHref}
      site={site ?? { matches: [], countries: [] }}
    />
  )
}

function FoundUniversity({ entries, job, addHref, site }: ReadingResultProps & { site: SiteLookup }) {
  'use memo'
  const [known = null] = site.matches
  const [typed, setTyped] = useState<{ name?: string; country?: string }>({})
  const country = typed.country ?? known?.country ?? ''
  const local = site.countries.find(({ name }) => name === country)?.currency ?? known?.currency ?? null
  const pages = entries.flatMap((entry) => (entry.url ? [{ ...entry, url: entry.url }] : []))
  const fields = foldPages(pages, local)
  const [changed, setChanged] = useState<Chosen>({})
  const [isSent, setIsSent] = useState(false)
  const chosen = { ...preselectAll(fields), ...changed }
  const told = describeSite(job.target, known, fields)
  const about = { ...told, name: typed.name ?? told.name, country }
  const found = fields.filter(({ values }) => values.length > 0)
  const silent = fields.filter(({ values }) => values.length === 0)
  const readOn = new Date(job.endedAt ?? job.startedAt).toISOString().slice(0, 10)
  const compared = known ? compareFields(fields, known.values) : []
  const comparedOf = (field: string) => compared.find((one) => one.field === field) ?? null
  const correction = known && writeCorrection(known, fields, { chosen, compared, readOn })
  const changeCountry = (name: string) => {
    setTyped({ ...typed, country: name })
    // With another currency, fees are read anew and stand in another order.
    setChanged(Object.fromEntries(Object.entries(changed).filter(([field]) => !field.endsWith('Fee'))))
  }
  const record = () => toLeftRecord(fields, chosen, { ...about, readOn })

  if (found.length === 0) {
    return (
      <p className="text-bad">
        Firecrawl’s model found no value on these pages: it may be out of order, or not set up. The pages
        themselves are kept and can be downloaded.
      </p>
    )
  }
  const send = () => {
    const isKept = saveLastCrawl([record()], { source: job.target, savedOn: readOn })
    setIsSent(isKept)
    if (!isKept) showError('This browser could not keep the record: download it and add the file instead')
  }
  return (
    <div className="grid gap-5">
      {job.checks && <CheckedAgain before={job.checks} entries={entries} local={local} />}
      {known && (
        <p>
          This is the site of <Link href={`/universities/${known.id}` as Route}>{known.name}</Link>,{' '}
          {known.country}, which our catalogue has.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" value={about.name} onChange={(name) => setTyped({ ...typed, name })} />
        <TextField
          label="Country"
          value={about.country}
          options={site.countries.map(({ name }) => name)}
          onChange={changeCountry}
        />
      </div>
      <p className="text-sm text-ink-2">
        Only what we found again on the page is chosen. Look at the rest before you accept it: a model
        invents, too.
      </p>
      {found.map((field) => (
        <FoundFieldset
          key={field.field}
          field={field}
          chosen={chosen[field.field] ?? []}
          compared={comparedOf(field.field)}
          onToggle={(at) =>
            setChanged({ ...changed, [field.field]: toggleValue(chosen, field, at)[field.field] })
          }
        />
      ))}
      {silent.length > 0 && (
        <p className="text-sm text-ink-3">
          The pages say nothing of:{' '}
          {silent.map((field) => describeSilent(field, comparedOf(field.field))).join('; ')}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="accent"
          disabled={about.name.trim() === '' || about.country.trim() === ''}
          onClick={send}
        >
          Send to Add More Universities
        </Button>
        <Button
          type="button"
          onClick={() => downloadText('university-data.json', `${JSON.stringify([record()], null, 2)}\n`)}
        >
          Download the record
        </Button>
        <Button
          type="button"
          onClick={() => downloadText('university-values.csv', valuesToCsv(fields, readOn))}
        >
          Download all values (CSV)
        </Button>
        <Button
          type="button"
          onClick={() =>
            downloadBlob(
              'university-pages.zip',
              new Blob([pagesToZip(entries, readOn)], { type: 'application/zip' }),
            )
          }
        >
          Download the pages (ZIP)
        </Button>
        <CheckAgain fields={fields} chosen={chosen} job={job} />
        {known && correction && (
          <Button type="button" onClick={() => downloadText(`correction-${known.id}.md`, correction)}>
            Download as a correction
          </Button>
        )}
      </div>
      {about.country.trim() === '' && <p className="text-sm text-warn">Enter the country to send it on.</p>}
      <p role="status" className="text-sm">
        {isSent && (
          <>
            The record is ready for your review under <Link href={addHref}>Add More Universities</Link>.
          </>
        )}
      </p>
    </div>
  )
}

/** Reads only the pages of the accepted values again; says the price first. */
function CheckAgain({ fields, chosen, job }: { fields: readonly FoundField[]; chosen: Chosen; job: Job }) {
  const urls = pagesToCheck(fields, chosen).slice(0, MAX_READING)
  if (urls.length === 0) return null
  const start = async () => {
    const asked = { url: job.target, urls: urls.join('\n'), query: '', source: 'pages', limit: 0 } as const
    await startRun({ ...(await toAllowedRequest('reading-pages', asked)), checks: job.id })
  }
  return (
    <Button type="button" onClick={() => void start()}>
      Check again: {count(urls.length, 'page')}, about {count(estimateCredits(urls.length), 'credit')}
    </Button>
  )
}

/** A field that the pages do not tell, with what our record has of it. */
function describeSilent({ label }: FoundField, compared: ComparedField | null): string {
  return compared?.ours ? `${label} (our record has ${compared.ours.texts.join(', ')})` : label
}
