import type { Level } from '../facts/vocabulary'
import { programmeHref, programmesHref } from './href'
import { count } from '../text/format'
import { lengthInWords } from './lengths'
import type { OfferedSubject } from './of-university'
import { summaryLine } from './subject-summary'
import { languageOfName, nameOfProgramme, programmeFeeInWords } from './words'

/** A row and no object, because a large university sends five hundred. `lang`: of the name, where it is not English. */
export type OfferedProgramme = readonly [href: string, name: string, details: string, lang?: string]

/** One subject of a university in words, level by level, with the programmes that have pages. */
export type OfferedLines = {
  name: string
  levels: readonly {
    level: Level
    /** To the programmes of the subject; null where the programmes are of no one subject. */
    href: string | null
    said: string
    /** How many have pages, in words. */
    counted: string
    programmes: readonly OfferedProgramme[]
  }[]
}

/** @param country code of the university's country, which says in which language a name may be */
export function offeredLines(
  { slug, name, levels, programmes }: OfferedSubject,
  country: string,
): OfferedLines {
  return {
    name,
    levels: levels.map((summary) => {
      const own = programmes.filter((programme) => programme.levels.includes(summary.level))
      return {
        level: summary.level,
        href: slug ? programmesHref({ subject: slug, level: summary.level }) : null,
        said: summaryLine(summary),
        counted: count(own.length, 'course or degree', 'courses and degrees'),
        programmes: own.map((programme): OfferedProgramme => {
          const row = [
            programmeHref(programme),
            nameOfProgramme(programme, name),
            detailsOf(programme),
          ] as const
          const lang = languageOfName(programme, country)
          return lang === undefined ? row : [...row, lang]
        }),
      }
    }),
  }
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
