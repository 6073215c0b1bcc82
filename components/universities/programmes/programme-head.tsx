import { Badge } from '@/components/ui/badge'
import type { Elements } from '@/components/ui/elements'
import { buttonVariants } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { ProgrammePageData } from '@/lib/programmes/page/queries'
import { STUDY_MODES } from '@/lib/programmes/vocabulary'
import { lengthInWords } from '@/lib/programmes/lengths'
import { languageOfName, levelsInWords, meaningOfProgramme, nameOfProgramme } from '@/lib/programmes/words'
import { languageName } from '@/lib/text/language-name'
import { labelOf } from '@/lib/text/options'
import { universityHref } from '@/lib/universities/href'
import { placeOf } from '@/lib/universities/summary'
import { PageHead } from '../page-head'

type ProgrammeHeadProps = { page: ProgrammePageData; compare: Elements }

/** The programme's name and what it means in English, where it is, and the ways on. */
export function ProgrammeHead({
  page: { programme, university, subject, dataset },
  compare,
}: ProgrammeHeadProps) {
  const { id, name, countryCode, website } = university
  const subjectName = subject?.name ?? null
  const meaning = meaningOfProgramme(programme, subjectName)
  const way = programme.url
    ? { href: programme.url, label: 'The university’s course page' }
    : website && { href: website, label: 'Visit the university’s site' }
  return (
    <PageHead
      university={university}
      title={nameOfProgramme(programme, subjectName)}
      lang={languageOfName(programme, countryCode)}
      actions={
        <>
          {way && (
            <ExternalLink href={way.href} className={buttonVariants({ variant: 'accent' })}>
              {way.label}
            </ExternalLink>
          )}
          {compare}
        </>
      }
    >
      {meaning && <p className="mt-1 text-ink-2 md:text-md">{meaning}</p>}
      <p className="mt-1 text-ink-2">
        <Flag code={countryCode} />
        <Link
          href={universityHref(id, programme.levels[0], programme.subject, programme.levels.length === 1)}
          className="font-semibold"
          translate="no"
        >
          {name}
        </Link>
        , <span>{programme.city ? `${programme.city}, ${university.country}` : placeOf(university)}</span>
      </p>
      <ul aria-label="In brief" className="mt-2.5 flex flex-wrap gap-1.5">
        {inBrief(programme, dataset).map((words) => (
          <Badge as="li" key={words}>
            {words}
          </Badge>
        ))}
      </ul>
    </PageHead>
  )
}

/** Level, award, length, language and mode, as far as the source states them, and the year of an old list. */
function inBrief(
  { levels, award, months, language, mode }: ProgrammePageData['programme'],
  { listedIn }: ProgrammePageData['dataset'],
): string[] {
  return [
    levelsInWords(levels),
    award,
    months === null ? null : lengthInWords(months),
    language && `In ${languageName(language)}`,
    labelOf(STUDY_MODES, mode),
    listedIn && `In the list of ${listedIn}`,
  ].filter((words): words is string => Boolean(words))
}
