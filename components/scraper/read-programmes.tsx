import type { Route } from 'next'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { pagesOf, pagesToCheck } from '@/lib/scraper/browser/check-again'
import { writeCorrection } from '@/lib/scraper/browser/correction'
import { programmesToCsv } from '@/lib/scraper/browser/reading-files'
import {
  acceptedProgrammes,
  compareProgrammes,
  namesField,
  programmesFile,
  type ProgrammeChoice,
} from '@/lib/scraper/browser/reading-programmes'
import { describeSite, toLeftRecord } from '@/lib/scraper/browser/reading-record'
import { foldProgrammes } from '@/lib/scraper/shared/proof/fold-programmes'
import { count } from '@/lib/text/format'
import { AcceptField } from './accept-field'
import { SecondCheck } from './second-check'
import { FoldedList } from './folded-list'
import { ProgrammeRows } from './programme-rows'
import { ProofNote, type Reading } from './reading'
import { ReadingFiles } from './reading-files'
import { SendOn } from './send-on'
import { SiteFields } from './site-fields'
import { useAbout } from './use-about'

/** The programmes that the pages list, beside those of our catalogue. */
export function ReadProgrammes(reading: Reading) {
  'use memo'
  const { entries, job, site, readOn } = reading
  const [known = null] = site.matches
  const { name, country, local, type } = useAbout(site, null)
  const [choice, setChoice] = useState<ProgrammeChoice>({})
  const programmes = foldProgrammes(pagesOf(entries), local)
  const compared = compareProgrammes(programmes, site.programmes, choice)
  const accepted = acceptedProgrammes(compared)
  const names = namesField(accepted)
  const about = { ...describeSite(job.target, known, []), ...(name !== null && { name }), country }
  const left = () =>
    toLeftRecord([names], { programmes: names.values.map((_, at) => at) }, { ...about, readOn })
  const onlyOurs = site.programmes.filter(({ id }) => !compared.some(({ ours }) => ours?.id === id))
  const checked = <SecondCheck {...reading} local={local} reads="programmes" />
  if (programmes.length === 0) return checked
  return (
    <div className="grid gap-5">
      {checked}
      {known && (
        <p>
          This is the site of <Link href={`/universities/${known.id}` as Route}>{known.name}</Link>
          <span>{`, ${known.country}. ${site.programmes.length > 0 ? `Our catalogue names ${count(site.programmes.length, 'programme')} of it.` : 'Our catalogue names no programme of it, so there is nothing to compare with.'}`}</span>
        </p>
      )}
      {!known && (
        <SiteFields
          label="University"
          name={about.name}
          country={country}
          countries={site.countries}
          onChange={type}
        />
      )}
      <ProofNote readOn={readOn} />
      <p className="text-sm text-ink-2">
        A value counts for a programme only if it is next to the programme’s name: words next to another
        programme are “not on the page” for this one.
      </p>
      <ProgrammeRows
        programmes={compared}
        isCompared={site.programmes.length > 0}
        onChange={(key, chosen) => setChoice({ ...choice, [key]: chosen })}
      />
      <FoldedList
        summary={`${count(onlyOurs.length, 'programme')} only in our catalogue`}
        label="Programmes only in our catalogue"
        items={onlyOurs}
      >
        {(ours) => ours.name}
      </FoldedList>
      <p className="text-sm text-ink-2">
        A university that you add keeps up to 60 names of programmes. Their levels, lengths and fees are only
        in the files below.
      </p>
      {known ? (
        <AcceptField
          site={known}
          field={names}
          comparison="new"
          accepting={{
            chosen: { programmes: names.values.map((_, at) => at) },
            readOn,
          }}
        />
      ) : (
        names.values.length > 0 && <SendOn {...reading} name={about.name} country={country} record={left} />
      )}
      <ReadingFiles
        {...reading}
        what="programmes"
        name="programmes"
        json={() => programmesFile(accepted, { ...about, readOn })}
        csv={() => programmesToCsv(programmes, readOn)}
        pages={[...new Set(accepted.flatMap(({ fields, chosen }) => pagesToCheck(fields, chosen)))]}
        correction={
          known &&
          writeCorrection(
            { id: `${known.id}-programmes`, title: `Programmes of ${known.name} (${known.id})` },
            accepted.map((programme) => ({ about: programme.name, ...programme })),
            readOn,
          )
        }
      />
    </div>
  )
}
