import { LevelChoice } from '@/components/content/level-choice'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'
import type { OfferedField } from '@/lib/programmes/of-university'
import { offeredLines } from '@/lib/programmes/offered-lines'
import type { UniversityOffer } from '@/lib/programmes/page/queries'
import { count } from '@/lib/text/format'
import { universityHref } from '@/lib/universities/href'
import type { University } from '@/lib/universities/record/schema'
import { Datasets } from './datasets'
import { OfferedFilter } from './offered-filter'
import { OfferedItem } from './offered-item'

const LIST = 'offered'

/** So few stand unfolded. */
const FEW_FIELDS = 3

type OfferedPageProps = {
  university: University
  offer: UniversityOffer
  /** At which the page opens. */
  level: Level
}

/** All that sources name at a university: by level and broad field, folded, and filtered by one field of text. */
export function OfferedPage({ university, offer, level }: OfferedPageProps) {
  const { fields, datasets, subjects, programmes } = offer
  const known = datasets.find(({ kind }) => kind)
  return (
    <div className="at-level">
      <header className="pt-3 pb-4 md:pt-5">
        <h1 className="text-xl wrap-anywhere md:text-2xl">Subjects and programmes</h1>
        <p className="mt-1 text-ink-2">
          at{' '}
          <Link href={universityHref(university.id, level)} translate="no">
            {university.name}
          </Link>
        </p>
        {subjects + programmes > 0 && (
          <p className="mt-3 max-w-prose">
            {`${count(subjects, 'subject')}${programmes > 0 ? ` and ${count(programmes, 'course or degree', 'courses and degrees')} with pages` : ''}, as far as open registers and researched records name them. What is not named may still be offered: ask the university.`}
          </p>
        )}
        {known && (
          <p className="mt-3 max-w-prose">
            <span>{`What is marked as general knowledge (${known.year}) is among the subjects taught here, never the whole list. Check at the university. `}</span>
            {university.website && (
              <ExternalLink href={university.website}>The university’s own site</ExternalLink>
            )}
          </p>
        )}
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-2">
        <OfferedFilter list={LIST}>
          <LevelChoice opensAt={level} />
        </OfferedFilter>
      </div>
      <div id={LIST}>
        {LEVELS.map(({ value, degree }) =>
          fields.some(({ subjects: own }) =>
            own.some(({ levels }) => levels.some(({ level }) => level === value)),
          ) ? null : (
            <p
              key={value}
              data-for={value}
              className="border-t border-line py-4 text-ink-3"
            >{`No source names a subject for a ${degree} here.`}</p>
          ),
        )}
        {fields.map((field) => (
          <Field
            key={field.label}
            field={field}
            country={university.countryCode}
            isOpen={fields.length <= FEW_FIELDS}
          />
        ))}
      </div>
      <Datasets datasets={datasets} />
    </div>
  )
}

type FieldProps = { field: OfferedField; country: string; isOpen: boolean }

function Field({ field: { label, subjects }, country, isOpen }: FieldProps) {
  const counts = LEVELS.map(({ value }) => ({
    level: value,
    count: subjects.filter(({ levels }) => levels.some(({ level }) => level === value)).length,
  })).filter((entry) => entry.count > 0)
  return (
    <details
      open={isOpen}
      data-for={counts.map(({ level }) => level).join(' ')}
      className="border-t border-line"
    >
      <summary className="min-h-11 py-2.5">
        <h2 className="inline font-sans text-base font-semibold tracking-normal">{label}</h2>{' '}
        {counts.map((entry) => (
          <span key={entry.level} data-for={entry.level} className="text-sm text-ink-3">
            <span>{count(entry.count, 'subject')}</span>
            <span className="sr-only">{`, ${levelWord(entry.level)}`}</span>
          </span>
        ))}
      </summary>
      <ul className="grid gap-x-10 pb-4 sm:grid-cols-2">
        {subjects.map((subject) => (
          <OfferedItem key={subject.slug} {...offeredLines(subject, country)} />
        ))}
      </ul>
    </details>
  )
}
