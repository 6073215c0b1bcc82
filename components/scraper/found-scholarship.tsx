import type { Route } from 'next'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { SelectField } from '@/components/ui/select-field'
import { pagesOf, pagesToCheck } from '@/lib/scraper/browser/check-again'
import { writeCorrection } from '@/lib/scraper/browser/correction'
import { acceptedOf, preselectAll, type AcceptedValues } from '@/lib/scraper/browser/reading-choice'
import { toFoundRecord, valuesToCsv } from '@/lib/scraper/browser/reading-files'
import { compareFields } from '@/lib/scraper/shared/proof/compare-fields'
import { foldPages } from '@/lib/scraper/shared/proof/fold-record'
import { matchAward } from '@/lib/scraper/shared/proof/match-records'
import { SecondCheck } from './second-check'
import { ProofNote, type Reading } from './reading'
import { ReadingFiles } from './reading-files'
import { RecordFields, SilentFields } from './record-fields'

/** One scholarship from all the pages that were read, beside our record of it. */
export function FoundScholarship(reading: Reading) {
  'use memo'
  const { entries, job, site, readOn } = reading
  const fields = foldPages(pagesOf(entries), site.matches[0]?.currency ?? null, 'scholarship')
  const [changed, setChanged] = useState<AcceptedValues>({})
  /** The id of the award to compare with; empty for none, null until the visitor chooses. */
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = { ...preselectAll(fields), ...changed }
  const known =
    picked === null ? matchAward(fields, site.awards) : (site.awards.find(({ id }) => id === picked) ?? null)
  const compared = known ? compareFields(fields, known.values) : []
  const checked = <SecondCheck {...reading} local={null} reads="scholarship" />
  if (fields.every(({ values }) => values.length === 0)) return checked
  const [nameField] = fields
  const name = known?.name ?? (nameField && acceptedOf(nameField, chosen)[0]?.value) ?? job.target
  // Every field of a record that our catalogue lacks is new.
  const told = known ? compared : compareFields(fields, [])
  return (
    <div className="grid gap-5">
      {checked}
      <p>
        {known ? (
          <>
            <span>{'Compared with '}</span>
            <Link href={`/scholarships/${known.id}` as Route}>{known.name}</Link>
            <span>, which our catalogue has.</span>
          </>
        ) : (
          <span>Our catalogue has no award of this name.</span>
        )}
        <span>
          {
            ' This browser can keep universities that you add, but no scholarships, so the values you accept go into the files below. The correction is for the maintainers of the catalogue.'
          }
        </span>
      </p>
      {site.awards.length > 0 && (
        <SelectField
          label="Compare with"
          empty="No award of ours"
          options={site.awards.map((award) => ({ value: award.id, label: award.name }))}
          value={known?.id ?? ''}
          onChange={setPicked}
        />
      )}
      <ProofNote readOn={readOn} />
      <RecordFields fields={fields} chosen={chosen} compared={compared} onChange={setChanged} />
      <SilentFields fields={fields} compared={compared} />
      <ReadingFiles
        {...reading}
        what="scholarship"
        name="scholarship"
        json={() => [toFoundRecord(fields, chosen, { target: 'scholarship', readOn })]}
        csv={() => valuesToCsv(fields, readOn)}
        pages={pagesToCheck(fields, chosen)}
        correction={writeCorrection(
          known
            ? { id: known.id, title: `Correction of ${known.name} (${known.id})` }
            : { id: 'scholarship', title: `A scholarship that is missing: ${name}` },
          [{ fields, chosen, compared: told }],
          readOn,
        )}
      />
    </div>
  )
}
