import { Fold } from '@/components/content/fold'
import { Link } from '@/components/ui/link'
import { programmeHref, programmesHref } from '@/lib/programmes/href'
import type { OfferedSubject } from '@/lib/programmes/of-university'
import { summaryLine, type SubjectSummary } from '@/lib/programmes/subject-summary'
import { lengthInWords } from '@/lib/programmes/lengths'
import { languageOfName, nameOfProgramme, programmeFeeInWords } from '@/lib/programmes/words'
import { count } from '@/lib/text/format'

type OfferedItemProps = { subject: OfferedSubject; country: string }

/** One subject of a university: the facts about it at each level, with the pages of its programmes folded. */
export function OfferedItem({ subject, country }: OfferedItemProps) {
  const { levels } = subject
  return (
    <li
      data-for={levels.map(({ level }) => level).join(' ')}
      data-item=""
      className="border-t border-line py-2"
    >
      {levels.map((summary) => (
        <AtLevel key={summary.level} subject={subject} summary={summary} country={country} />
      ))}
    </li>
  )
}

function AtLevel({ subject, summary, country }: OfferedItemProps & { summary: SubjectSummary }) {
  const { slug, name, programmes } = subject
  const { level } = summary
  const own = programmes.filter(({ levels }) => levels.includes(level))
  return (
    <div data-for={level}>
      {slug ? (
        <Link href={programmesHref({ subject: slug, level })} className="font-semibold">
          {name}
        </Link>
      ) : (
        <b className="font-semibold">{name}</b>
      )}
      <p className="text-sm text-ink-2">{summaryLine(summary)}</p>
      {own.length > 0 && (
        <Fold
          open={own.length <= 2}
          summary={
            <>
              <span>{count(own.length, 'course or degree', 'courses and degrees')}</span>
              <span className="sr-only">{`: ${name}`}</span>
            </>
          }
        >
          <ul>
            {own.map((programme) => (
              <li key={programme.key} className="py-1">
                <Link href={programmeHref(programme)} lang={languageOfName(programme, country)}>
                  {nameOfProgramme(programme, name)}
                </Link>
                <span>{detailsOf(programme)}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

function detailsOf({
  titleEn,
  title,
  months,
  fee,
  campus,
  city,
}: OfferedSubject['programmes'][number]): string {
  const details = [
    title && titleEn,
    months === null ? null : lengthInWords(months),
    fee && programmeFeeInWords(fee).sum,
    campus,
    city,
  ].filter(Boolean)
  return details.length > 0 ? ` · ${details.join(' · ')}` : ''
}
