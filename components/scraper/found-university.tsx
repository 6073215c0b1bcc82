import type { Route } from 'next'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { pagesOf, pagesToCheck } from '@/lib/scraper/browser/check-again'
import { writeCorrection } from '@/lib/scraper/browser/correction'
import { acceptedOf, preselectAll, toggleValue, type Chosen } from '@/lib/scraper/browser/reading-choice'
import { valuesToCsv } from '@/lib/scraper/browser/reading-files'
import { describeSite, keptFee, toLeftRecord } from '@/lib/scraper/browser/reading-record'
import { compareFields } from '@/lib/scraper/shared/proof/compare-fields'
import { foldPages, type FoundValue } from '@/lib/scraper/shared/proof/fold-record'
import { AcceptField } from './accept-field'
import { CheckedAgain } from './checked-again'
import { FoundFieldset } from './found-fieldset'
import { ProofNote, type Reading } from './reading'
import { ReadingFiles } from './reading-files'
import { SendOn } from './send-on'
import { SilentFields } from './silent-fields'
import { SiteFields } from './site-fields'
import { useAbout } from './use-about'

/** One university from all the pages that were read. */
export function FoundUniversity({ entries, job, addHref, site, readOn }: Reading) {
  'use memo'
  const [known = null] = site.matches
  const { name, country, local, type } = useAbout(site, job.checks)
  const fields = foldPages(pagesOf(entries), local)
  const [changed, setChanged] = useState<Chosen>({})
  const chosen = { ...preselectAll(fields), ...changed }
  const told = describeSite(job.target, known, fields)
  const about = { ...told, name: name ?? told.name, country }
  const found = fields.filter(({ values }) => values.length > 0)
  const compared = known ? compareFields(fields, known.values) : []
  const comparedOf = (field: string) => compared.find((one) => one.field === field) ?? null
  const record = () => toLeftRecord(fields, chosen, { ...about, readOn })
  const change = (typed: { name?: string; country?: string }) => {
    type(typed)
    // With another currency, fees are read again and get another order.
    if (typed.country !== undefined)
      setChanged(Object.fromEntries(Object.entries(changed).filter(([field]) => !field.endsWith('Fee'))))
  }
  const checked = job.checks && (
    <CheckedAgain before={job.checks} entries={entries} local={local} reads="university" />
  )
  if (found.length === 0) return checked
  return (
    <div className="grid gap-5">
      {checked}
      {known && (
        <p>
          This is the site of <Link href={`/universities/${known.id}` as Route}>{known.name}</Link>,{' '}
          {known.country}, which our catalogue has. You can accept new or different values into your own copy
          of it, under “Added by you” in this browser.
        </p>
      )}
      <SiteFields name={about.name} country={country} countries={site.countries} onChange={change} />
      <ProofNote readOn={readOn} />
      {found.map((field) => (
        <FoundFieldset
          key={field.field}
          field={field}
          chosen={chosen[field.field] ?? []}
          compared={comparedOf(field.field)}
          onToggle={(at) =>
            setChanged({ ...changed, [field.field]: toggleValue(chosen, field, at)[field.field] })
          }
        >
          {field.kind === 'fee' && <KeptFee values={acceptedOf(field, chosen)} />}
          {known && (
            <AcceptField
              site={known}
              field={field}
              comparison={comparedOf(field.field)?.comparison ?? null}
              accepting={{ chosen, readOn, version: site.version }}
            />
          )}
        </FoundFieldset>
      ))}
      <SilentFields fields={fields} compared={compared} />
      <SendOn
        name={about.name}
        country={country}
        record={record}
        source={job.target}
        readOn={readOn}
        addHref={addHref}
      />
      <ReadingFiles
        entries={entries}
        job={job}
        readOn={readOn}
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
        correctionsAt={site.correctionsAt}
      />
    </div>
  )
}

/** The fee that a record gets from several accepted fees, or from one that is not for a year. */
function KeptFee({ values }: { values: readonly FoundValue[] }) {
  const { text, left } = keptFee(values)
  if (values.length < 2 && left.length === 0) return null
  return (
    <p className="clear-both mt-2 text-sm text-ink-2">
      {text && `A record has one fee here, so it keeps ${text}. `}
      {left.length > 0 && `Kept as printed, only under “Where it was read”: ${left.join('; ')}.`}
    </p>
  )
}
