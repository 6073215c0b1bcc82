import { applicantOfWay, deadlinesOfRoute, isForApplicant, mainDeadline, mainMonths } from '../facts/deadline'
import { roundsAt } from '../facts/route-fact'
import type { RouteRule } from '../facts/route-rule'
import { deadlineInWords, deadlineLine, openingInWords } from '../facts/route-words'
import { LEVELS, type Level } from '../facts/vocabulary'
import { formatList, monthName } from '../text/format'
import { groupBy } from '../text/group-by'
import { levelLabel } from './fees'
import { applicationTrack, type YearTrack } from './year-line'

/** A way to apply as the page of a country shows it. */
export type RouteLine = Pick<RouteRule, 'id' | 'name' | 'url' | 'note' | 'validFor' | 'source'> & {
  /** "Bachelor’s; nearly all universities. Five choices." */
  forWhom: string
  /** Opening, main deadline, fee and months in which courses begin, as far as they are known. */
  facts: { label: string; text: string }[]
  /** The rounds of its people on the line of a year. */
  track: YearTrack
}

export function listRoutes(routes: readonly RouteRule[], today: string): RouteLine[] {
  return routes.map((route) => {
    const { id, name, url, levels, usedBy, covers, note, validFor, source } = route
    const forWhom = `${levelsInWords(levels)}; ${usedBy}.${covers ? ` ${covers}.` : ''}`
    return {
      id,
      name,
      url,
      forWhom,
      facts: factsOf(route, today),
      track: trackOf(route, today),
      note,
      validFor,
      source,
    }
  })
}

function trackOf(route: RouteRule, today: string): YearTrack {
  const reader = applicantOfWay(route.who)
  const rounds = route.levels.flatMap((level) => roundsAt(route, level, today))
  return applicationTrack(
    rounds.filter(({ value }) => value.kind !== 'other' && isForApplicant(value, reader)),
  )
}

/** "bachelor’s", "PhD": inside a sentence. */
const levelIn = (level: Level) => (level === 'doctorate' ? 'PhD' : levelLabel(level).toLowerCase())

const levelsInWords = (levels: RouteRule['levels']) =>
  levels.length === LEVELS.length ? levelLabel('all') : formatList(levels.map(levelLabel))

/** The dates of each level, with its name where the way is for several. */
function factsOf(route: RouteRule, today: string) {
  const { levels, who, fee, intakes } = route
  const reader = applicantOfWay(who)
  const byLevel = levels.map((level) => {
    const rounds = { ...route, level, rounds: roundsAt(route, level, today) }
    return { level, opens: openingInWords(rounds, reader), deadlines: deadlinesOfRoute(rounds) }
  })
  const named = (words: (known: (typeof byLevel)[number]) => string | null | undefined) => {
    const known = byLevel.flatMap((each) => {
      const text = words(each)
      return text ? [{ level: each.level, text }] : []
    })
    const texts = [...groupBy(known, ({ text }) => text)]
    return texts
      .map(([text, at]) =>
        at.length === levels.length
          ? text
          : `${text} for ${formatList(at.map(({ level }) => levelIn(level)))} places`,
      )
      .join('; ')
  }
  const usual = mainMonths(intakes)
  const facts = [
    { label: 'Opens', text: named(({ opens }) => opens) },
    {
      label: 'Main deadline',
      text: named(({ deadlines }) => {
        const main = mainDeadline(deadlines, reader)
        return main && deadlineInWords(main)
      }),
    },
    {
      label: 'Other dates',
      text: named(({ deadlines }) => {
        const main = mainDeadline(deadlines, reader)
        const others = deadlines.filter((each) => each !== main)
        // What is for the people of the way need not say so.
        const lines = others.map((each) =>
          deadlineLine({ ...each, who: each.who === who ? 'all' : each.who }, usual),
        )
        return lines.join('; ')
      }),
    },
    { label: 'To apply costs', text: fee },
    { label: 'Courses begin', text: intakes.length > 0 ? formatList(intakes.map(monthName), 'or') : null },
  ]
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
