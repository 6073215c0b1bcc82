import { applicantOfWay, deadlinesOfRoute, mainDeadline, mainMonths } from '../facts/deadline'
import { roundsAt } from '../facts/route-fact'
import type { RouteRule } from '../facts/route-rule'
import { deadlineInWords, deadlineLine, openingInWords } from '../facts/route-words'
import { LEVELS } from '../facts/vocabulary'
import { formatList, monthName } from '../text/format'
import { levelLabel } from './fees'

/** A way to apply as the page of a country shows it. */
export type RouteLine = {
  id: string
  name: string
  url: string
  /** "Bachelor’s; nearly all universities. Five choices." */
  forWhom: string
  /** Opening, main deadline, fee and months in which courses begin, as far as they are known. */
  facts: { label: string; text: string }[]
  note: string | null
  validFor: string
  source: RouteRule['source']
}

export function listRoutes(routes: readonly RouteRule[]): RouteLine[] {
  return routes.map((route) => ({
    id: route.id,
    name: route.name,
    url: route.url,
    forWhom: `${levelsInWords(route.levels)}; ${route.usedBy}.${route.covers ? ` ${route.covers}.` : ''}`,
    facts: factsOf(route),
    note: route.note,
    validFor: route.validFor,
    source: route.source,
  }))
}

const levelsInWords = (levels: RouteRule['levels']) =>
  levels.length === LEVELS.length ? levelLabel('all') : formatList(levels.map(levelLabel))

/** The dates of each level, with its name where the way is for several. */
function factsOf(route: RouteRule) {
  const { levels, who, fee, intakes } = route
  const reader = applicantOfWay(who)
  const byLevel = levels.map((level) => {
    const rounds = { ...route, level, rounds: roundsAt(route, level) }
    return { level, opens: openingInWords(rounds, reader), deadlines: deadlinesOfRoute(rounds) }
  })
  const named = (words: (known: (typeof byLevel)[number]) => string | null | undefined) => {
    const known = byLevel.flatMap((each) => {
      const text = words(each)
      return text ? [{ level: each.level, text }] : []
    })
    const isForAll = known.length === levels.length && new Set(known.map(({ text }) => text)).size === 1
    if (isForAll) return known[0]?.text ?? null
    return known.map(({ level, text }) => `${text} for ${levelLabel(level).toLowerCase()} places`).join('; ')
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
