import type { Route } from 'next'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'
import type { ProgrammePage } from '@/lib/programmes/page/queries'
import { MODES } from '@/lib/programmes/vocabulary'
import { lengthInWords, programmeFeeInWords } from '@/lib/programmes/words'
import { languageName } from '@/lib/text/language-name'
import { labelOf } from '@/lib/text/options'
import {
  applyingAt,
  certificateAt,
  deadlineAt,
  englishAt,
  languageAt,
  notesOf,
  tuitionAt,
  type Said,
} from '@/lib/universities/decisive'
import type { University } from '@/lib/universities/record/schema'
import { Pairs } from '../profile/pairs'

/** The deciding facts: the programme's own first, then those of its university at this level, marked as such. */
export function ProgrammeDecides({ page }: { page: ProgrammePage }) {
  const { programme, university, dataset } = page
  const level = programme.levels[0] ?? 'bachelor'
  return (
    <section aria-labelledby="decides" className="pb-4">
      <h2 id="decides" className="pb-3 text-md md:text-lg">
        What decides
      </h2>
      <div className="answers">
        <section aria-labelledby="fee">
          <h3 id="fee">Tuition</h3>
          <ProgrammeFee page={page} level={level} />
        </section>
        <section aria-labelledby="course">
          <h3 id="course">The course</h3>
          <CourseFacts {...page} />
          <p className="basis">
            {dataset.title}, {dataset.year} · <a href="#source">source</a>
          </p>
        </section>
        <Applying university={university} level={level} />
        <Entry university={university} level={level} />
      </div>
    </section>
  )
}

/** The programme's fee as its source states it; the university's own beside it, which is for all programmes of the level. */
function ProgrammeFee({ page, level }: { page: ProgrammePage; level: Level }) {
  const { programme, university, dataset } = page
  const own = programme.fee && programmeFeeInWords(programme.fee)
  const usual = tuitionAt(university, level)
  return (
    <>
      {own ? (
        <>
          <p className="sum">{own.sum}</p>
          {own.year && <p>{own.year}</p>}
          <p className="basis">
            {own.whose} · {dataset.source.publisher}. It may have changed since.
          </p>
        </>
      ) : (
        <p>No source states a fee of this programme.</p>
      )}
      {usual && (
        <Told
          said={usual}
          lead={leadOf(usual.isUsual, university.country, level, own !== null)}
          isLarge={!own}
        />
      )}
      {!own && !usual && <p className="basis">Ask the university.</p>}
    </>
  )
}

/** The owner of the fee below: the university, or only the usual fee of its country. */
function leadOf(isUsual: boolean, country: string, level: Level, isBesideOwn: boolean): string {
  const degree = LEVELS.find(({ value }) => value === level)?.degree ?? level
  if (isUsual) return `Usual in ${country} for a ${degree}, not a price of this university:`
  return `${isBesideOwn ? 'For comparison, the' : 'The'} university’s ${levelWord(level)} degrees in general:`
}

/** A fact of the university at the level, with the words that name its owner. */
function Told({ said, lead, isLarge }: { said: Said; lead?: string; isLarge?: boolean }) {
  return (
    <>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      <p className={isLarge ? 'sum' : undefined}>{said.text}</p>
      <p className="basis">{notesOf(said).join(' · ')}</p>
    </>
  )
}

function CourseFacts({ programme, university, subject }: ProgrammePage) {
  const { code, months, language, mode, campus, faculty, options, levels } = programme
  const taught = languageAt(university, levels[0] ?? 'bachelor')
  return (
    <Pairs
      pairs={[
        { label: 'Subject', value: subject?.name },
        { label: 'Length', value: months === null ? null : lengthInWords(months) },
        {
          label: 'Taught in',
          value: language ? languageName(language) : taught?.text,
          note: language ? null : taught && 'usual in the country, not of this course',
        },
        { label: 'Mode', value: labelOf(MODES, mode) },
        { label: 'Campus', value: campus },
        { label: 'Faculty', value: faculty },
        { label: 'Options', value: options.join(', ') },
        { label: 'Register’s code', value: code },
      ]}
    />
  )
}

type AtLevel = { university: University; level: Level }

function Applying({ university, level }: AtLevel) {
  const deadline = deadlineAt(university, level)
  const way = applyingAt(university, level)
  const { application, admissions } = university.facts.links
  const page = application ?? admissions
  if (!deadline && !way && !page) return null
  return (
    <section aria-labelledby="apply">
      <h3 id="apply">How to apply, and by when</h3>
      {deadline && <Told said={deadline} isLarge />}
      {way && <Told said={way} />}
      {page && (
        <p>
          <ExternalLink href={page}>
            {application ? 'The university’s application page' : 'The university’s admission pages'}
          </ExternalLink>
        </p>
      )}
      <ForAll university={university} />
    </section>
  )
}

function Entry({ university, level }: AtLevel) {
  const needed = [
    { label: 'School or degree', said: certificateAt(university, level) },
    { label: 'English', said: englishAt(university, level) },
  ].filter(({ said }) => said !== null)
  if (needed.length === 0) return null
  return (
    <section aria-labelledby="needed">
      <h3 id="needed">What is needed</h3>
      <Pairs
        pairs={needed.map(({ label, said }) => ({
          label,
          value: said?.text,
          note: said && notesOf(said).join(' · '),
        }))}
      />
      <ForAll university={university} />
    </section>
  )
}

/** Says that the facts above are not about this programme alone. */
function ForAll({ university: { id, name } }: { university: University }) {
  return (
    <p className="basis">
      For the university as a whole; this programme may ask for more. Sources:{' '}
      <Link href={`/universities/${id}` as Route}>{name}</Link>
    </p>
  )
}
