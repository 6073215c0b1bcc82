import { dayInWords } from '../facts/route-words'
import type { RouteRule } from '../facts/rules'
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
    forWhom: `${levelLabel(route.level)}; ${route.usedBy}.${route.covers ? ` ${route.covers}.` : ''}`,
    facts: factsOf(route),
    note: route.note,
    validFor: route.validFor,
    source: route.source,
  }))
}

function factsOf({ opens, deadline, deadlineLevel, otherDeadlines, fee, intakes, isUnsure }: RouteRule) {
  const level = deadlineLevel ? ` for ${levelLabel(deadlineLevel).toLowerCase()} places` : ''
  const facts = [
    { label: 'Opens', text: opens && dayInWords(opens, isUnsure) },
    { label: 'Main deadline', text: deadline && `${dayInWords(deadline, isUnsure)}${level}` },
    { label: deadline ? 'Other dates' : 'Dates', text: otherDeadlines },
    { label: 'To apply costs', text: fee },
    { label: 'Courses begin', text: intakes.length > 0 ? formatList(intakes.map(monthName), 'or') : null },
  ]
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
