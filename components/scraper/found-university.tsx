import type { Route } from 'next'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { pagesOf, pagesToCheck } from '@/lib/scraper/browser/check-again'
import { writeCorrection } from '@/lib/scraper/browser/correction'
import { acceptedOf, preselectAll, type AcceptedValues } from '@/lib/scraper/browser/reading-choice'
import { valuesToCsv } from '@/lib/scraper/browser/reading-files'
import { describeSite, keptFee, toLeftRecord } from '@/lib/scraper/browser/reading-record'
import { compareFields } from '@/lib/scraper/shared/proof/compare-fields'
import { foldPages, type FoundField, type FoundValue } from '@/lib/scraper/shared/proof/fold-record'
import { formatList } from '@/lib/text/format'
import { AcceptField } from './accept-field'
import { SecondCheck } from './second-check'
import { ProofNote, type Reading } from './reading'
import { ReadingFiles } from './reading-files'
import { SendOn } from './send-on'
import { RecordFields, SilentFields } from './record-fields'
import { SiteFields } from './site-fields'
import { useAbout } from './use-about'

/** One university from all the pages that were read. */
export function FoundUniversity(reading: Reading) {
  'use memo'
  const { entries, job, site, readOn } = reading
  const [known = null] = site.matches
  const { name, country, local, type } = useAbout(site, job.checks)
  const fields = foldPages(pagesOf(entries), local)
  const [changed, setChanged] = useState<AcceptedValues>({})
  const chosen = { ...preselectAll(fields), ...changed }
  const told = describeSite(job.target, known, fields)
  const about = { ...told, name: name ?? told.name, country }
  const compared = known ? compareFields(fields, known.values) : []
  const record = () => toLeftRecord(fields, chosen, { ...about, readOn })
  const change = (typed: { name?: string; country?: string }) => {
    type(typed)
    // With another currency, fees are read again and get another order.
    if (typed.country !== undefined)
      setChanged(Object.fromEntries(Object.entries(changed).filter(([field]) => !field.endsWith('Fee'))))
  }
  const checked = <SecondCheck {...reading} local={local} reads="university" />
  if (fields.every(({ values }) => values.length === 0)) return checked
  return (
    <div className="grid gap-5">
      {checked}
      {known && (
        <p>
          This is the site of <Link href={`/universities/${known.id}` as Route}>{known.name}</Link>
          <span>{`, ${known.country}, which our catalogue has. You can accept new or different values into your own copy of it, under “Added by you” in this browser.`}</span>
        </p>
      )}
      <SiteFields name={about.name} country={country} countries={site.countries} onChange={change} />
      <SeveralNames fields={fields} />
      <ProofNote readOn={readOn} />
      <RecordFields fields={fields} chosen={chosen} compared={compared} onChange={setChanged}>
        {(field, comparison) => (
          <>
            {field.kind === 'fee' && <KeptFee values={acceptedOf(field, chosen)} />}
            {known && (
              <AcceptField
                site={known}
                field={field}
                comparison={comparison}
                accepting={{ chosen, readOn }}
              />
            )}
          </>
        )}
      </RecordFields>
      <SilentFields fields={fields} compared={compared} />
      <SendOn {...reading} name={about.name} country={country} record={record} />
      <ReadingFiles
        {...reading}
        what="record"
        name="university"
        json={() => [record()]}
        csv={() => valuesToCsv(fields, readOn)}
        pages={pagesToCheck(fields, chosen)}
        correction={
          known &&
          writeCorrection(
            { id: known.id, title: `Correction of ${known.name} (${known.id})` },
            [{ fields, chosen, compared }],
            readOn,
          )
        }
      />
    </div>
  )
}

/** Said where the pages may be about several universities, as those of a portal are. */
function SeveralNames({ fields }: { fields: readonly FoundField[] }) {
  const named = fields.find(({ field }) => field === 'name')?.values ?? []
  const names = named.flatMap(({ value, proof }) => (proof === 'on the page' ? [value] : []))
  if (names.length < 2) return null
  return (
    <p className="text-sm text-warn">
      {`The pages give several names: ${formatList(names.slice(0, 5))}. If these are several universities, accept the values of one alone.`}
    </p>
  )
}

/** The fee that a record gets from several accepted fees, or from one that is not for a year. */
function KeptFee({ values }: { values: readonly FoundValue[] }) {
  const { text, left } = keptFee(values)
  if (values.length < 2 && left.length === 0) return null
  return (
    <p className="clear-both mt-2 text-sm text-ink-2">
      {`${text ? `A record has one fee here, so it keeps ${text}. ` : ''}${left.length > 0 ? `Kept as printed, only under “Where it was read”: ${left.join('; ')}.` : ''}`}
    </p>
  )
}
