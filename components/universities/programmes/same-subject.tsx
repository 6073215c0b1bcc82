import { badgeVariants } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { withArticle } from '@/lib/places/with-article'
import { programmeHref, programmesHref, universityProgrammesHref } from '@/lib/programmes/href'
import type { ProgrammePageData } from '@/lib/programmes/page/queries'
import { lengthInWords } from '@/lib/programmes/lengths'
import { languageOfName, levelLabels, nameOfProgramme, programmeFeeInWords } from '@/lib/programmes/words'
import { count } from '@/lib/text/format'
import { languageName } from '@/lib/text/language-name'
import { ProgrammeLinks } from './programme-links'

/** Others of the same subject here, the subject at other universities, and the subjects next to it. */
export function SameSubject({ page }: { page: ProgrammePageData }) {
  const { programme, university, subject, siblings, more, neighbours, elsewhere } = page
  const level = programme.levels[0] ?? 'bachelor'
  return (
    <section aria-labelledby="same-subject" className="border-t border-line py-5">
      <h2 id="same-subject" className="text-md">
        Similar programmes
      </h2>
      {siblings.length > 0 && (
        <>
          <h3 className="mt-2 font-sans text-base font-semibold tracking-normal">At this university</h3>
          <ProgrammeLinks
            isSection
            programmes={siblings.map((sibling) => [
              programmeHref(sibling),
              nameOfProgramme(sibling, subject?.name ?? null),
              ` · ${detailsOf(sibling)}`,
              languageOfName(sibling, university.countryCode),
            ])}
          />
        </>
      )}
      <p className="mt-2">
        <Link href={universityProgrammesHref(university.id)}>
          {more > 0
            ? `${count(more, 'other')} of this subject, and all subjects of the university`
            : 'All subjects and programmes of the university'}
        </Link>
      </p>
      {subject && (
        <p className="mt-2">
          <Link href={programmesHref({ subject: subject.slug, level })}>
            {`${subject.name} at ${count(elsewhere, 'university', 'universities')}`}
          </Link>
          ,{' '}
          <Link href={programmesHref({ subject: subject.slug, level, countries: [university.countryCode] })}>
            {`in ${withArticle(university.country)}`}
          </Link>
        </p>
      )}
      {neighbours.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">Related subjects</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {neighbours.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  href={programmesHref({ subject: slug, level })}
                  className={badgeVariants({ variant: 'chip' })}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Further details that distinguish programmes of one name. */
function detailsOf({
  title,
  titleEn,
  levels,
  months,
  language,
  options,
  fee,
}: ProgrammePageData['programme']): string {
  return [
    title && titleEn,
    levelLabels(levels),
    months === null ? null : lengthInWords(months),
    language && `in ${languageName(language)}`,
    ...options,
    fee && programmeFeeInWords(fee).sum,
  ]
    .filter(Boolean)
    .join(' · ')
}
