import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { programmeHref, programmesHref, universityProgrammesHref } from '@/lib/programmes/href'
import type { PaidProgrammes } from '@/lib/programmes/page/queries'
import { languageOfName, levelLabels, nameOfProgramme } from '@/lib/programmes/words'
import { count, formatCount } from '@/lib/text/format'
import { labelOf } from '@/lib/text/options'
import { DetailSection } from './detail-section'

/** The list takes no more countries at once. */
const MOST_COUNTRIES = 10
const MOST_SUBJECTS = 6

/** Programmes of the catalogue that fit the award's places, degrees and fields, with the ways to all of them. */
export function PaidProgrammesSection({ paid }: { paid: PaidProgrammes }) {
  const { universities, levels, universityIds, examples } = paid
  return (
    <DetailSection id="programmes" hasFacts={false} title="Programmes it can pay for">
      <p>
        {`${formatCount(paid.count)} courses, degrees and subjects at ${count(universities, 'university', 'universities')} fit its places, degrees and fields, as far as sources name them. Its own rules decide.`}
      </p>
      {examples.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-sm font-semibold">For example</h3>
          <ul data-slot="paid-programmes" className="mt-1 grid gap-2">
            {examples.map(({ programme, university }) => (
              <li key={university.id}>
                <Link
                  href={programmeHref(programme)}
                  lang={languageOfName(programme, university.countryCode)}
                >
                  {nameOfProgramme(programme, null)}
                </Link>
                <span className="block text-sm text-ink-2">
                  <Flag code={university.countryCode} loading="lazy" />
                  <span>{`${university.name} · ${levelLabels(programme.levels)}`}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {universityIds.length > 0 && universityIds.length <= MOST_COUNTRIES ? (
        <ul className="mt-3 grid gap-2">
          {universityIds.map((id) => (
            <li key={id}>
              <Link href={universityProgrammesHref(id)}>
                {`All subjects and programmes of ${universityIds.length > 1 ? nameIn(paid, id) : 'the university'}`}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <dl className="mt-3 grid gap-2">
          {levels.map((level) => (
            <AtLevel key={level} level={level} paid={paid} />
          ))}
        </dl>
      )}
    </DetailSection>
  )
}

const nameIn = ({ names }: PaidProgrammes, id: string) => names[id] ?? id

/** The lists of one level: of each subject that it pays for, or of all. */
function AtLevel({ level, paid: { subjects, countries } }: { level: Level; paid: PaidProgrammes }) {
  const asked = { level, countries: countries.length <= MOST_COUNTRIES ? countries : [] }
  return (
    <div>
      <dt className="text-ink-3">{labelOf(LEVELS, level)}</dt>
      <dd className="flex flex-wrap gap-x-3 gap-y-1">
        {subjects === null || subjects.length > MOST_SUBJECTS ? (
          <Link href={programmesHref(asked)}>Choose a subject</Link>
        ) : (
          subjects.map(({ slug, name }) => (
            <Link key={slug} href={programmesHref({ ...asked, subject: slug })}>
              {name}
            </Link>
          ))
        )}
      </dd>
    </div>
  )
}
