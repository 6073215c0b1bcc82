import { Fold } from '@/components/content/fold'
import { Link } from '@/components/ui/link'
import { LEVELS } from '@/lib/facts/vocabulary'
import { programmesHref } from '@/lib/programmes/href'
import type { FieldInCountry, CountrySubject } from '@/lib/programmes/page/in-country'
import type { ProgrammeDataset } from '@/lib/programmes/programme'
import { datasetInWords } from '@/lib/programmes/words'
import { count, formatCount } from '@/lib/text/format'
import { labelOf } from '@/lib/text/options'
import { CitedSource } from './cited-source'
import { CountrySection } from './country-section'
import { SubjectItems } from './subject-items'

/** Of each field. The list of programmes has them all, and the pages of large countries stay light. */
const SHOWN = 5

type SubjectsSectionProps = {
  countryCode: string
  fields: readonly FieldInCountry[]
  datasets: readonly ProgrammeDataset[]
}

/** The subjects that sources name at the country's universities, by broad field, folded: a phone shows eleven lines. */
export function SubjectsSection({ countryCode, fields, datasets }: SubjectsSectionProps) {
  if (fields.length === 0) return null
  return (
    <CountrySection
      id="subjects"
      title="Subjects offered"
      intro={
        <>
          <span>
            {
              'Each subject leads to its programmes here, and says at how many universities a source names it; more may offer it. You can also '
            }
          </span>
          <Link href={programmesHref({ countries: [countryCode] })}>
            search the programmes of the country
          </Link>
          <span>{' by title, level and language.'}</span>
        </>
      }
    >
      <div className="mt-3 grid items-start gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(({ code, label, subjects }) => (
          <details key={code} className="border-t border-line">
            <summary className="min-h-11 py-2.5 text-sm md:min-h-9 md:py-1.25">
              <span>{`${label} `}</span>
              <span className="text-ink-3">{formatCount(subjects.length)}</span>
            </summary>
            <SubjectItems
              subjects={subjects
                .slice(0, SHOWN)
                .map((subject) => [
                  subject.name,
                  programmesHref({ subject: subject.slug, level: subject.level, countries: [countryCode] }),
                  knownInWords(subject),
                ])}
            />
            {subjects.length > SHOWN && (
              <p className="pb-3 text-sm text-ink-3">
                {`The ${SHOWN} of most universities; the other ${subjects.length - SHOWN} are in the search above.`}
              </p>
            )}
          </details>
        ))}
      </div>
      <div className="mt-3">
        <Fold summary="Where this is from">
          <p className="max-w-prose pt-2">
            Numbers are universities of this catalogue. Apart from those that a source names, we say how many
            are known for the subject: general knowledge, to check at the university.
          </p>
          <ul className="max-w-prose pt-2">
            {datasets.map((dataset) => (
              <li key={dataset.name}>
                <span>{`${datasetInWords(dataset)} `}</span>
                <CitedSource source={dataset.source} validFor={dataset.year} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </CountrySection>
  )
}

function knownInWords({ universities, levels, ofUnknownLevel, more }: CountrySubject): string {
  const counts = [
    ...levels.map(({ level, universities: at }) => `${labelOf(LEVELS, level) ?? level} ${at}`),
    ...(ofUnknownLevel > 0 ? [`level not known ${ofUnknownLevel}`] : []),
  ]
  return [
    universities > 0 && `${count(universities, 'university', 'universities')}: ${counts.join(', ')}`,
    more > 0 && `${formatCount(more)}${universities > 0 ? ' more' : ''} by general knowledge`,
  ]
    .filter(Boolean)
    .join('; ')
}
