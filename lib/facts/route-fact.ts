import type { Fact, Route } from './fact'
import { withAge } from './may-have-changed'
import type { NationalRecord, RouteRule } from './rules'
import { LEVELS } from './vocabulary'

/** Plain ways to the university itself, which the country's other levels take: "be-direct-fl", "us-direct". */
const DIRECT = /-direct\b/

/** The university's known way to a first degree, and the plain way for its other levels. */
export function routeFactsOf(
  { route, isRouteUnsure }: Pick<NationalRecord, 'route' | 'isRouteUnsure'>,
  rows: readonly RouteRule[],
  today: string,
): Fact<Route>[] {
  const own = rows.find(({ id }) => id === route)
  const others =
    own?.level === 'all' ? [] : LEVELS.filter(({ value }) => value !== (own?.level ?? 'bachelor'))
  const direct = rows.filter(({ id, level }) => level === 'all' && DIRECT.test(id))
  return [
    ...(own ? toRouteFacts(own, today, isRouteUnsure) : []),
    ...others.flatMap(({ value }) =>
      direct.map((row) => toRouteFact({ ...row, level: value }, today, false)),
    ),
  ]
}

/** A way to apply as facts: one, or one for each level where its deadline is for one of them alone. */
export function toRouteFacts(row: RouteRule, today: string, isUnsure = false): Fact<Route>[] {
  if (row.deadlineLevel === null || row.level !== 'all') return [toRouteFact(row, today, isUnsure)]
  return LEVELS.map(({ value }) =>
    toRouteFact(
      { ...row, level: value, deadline: value === row.deadlineLevel ? row.deadline : null },
      today,
      isUnsure,
    ),
  )
}

function toRouteFact(row: RouteRule, today: string, isUnsure: boolean): Fact<Route> {
  const { level, name, url, opens, deadline, otherDeadlines, fee, feeSum, isFeeForOthers, intakes } = row
  const isSure = !row.isUnsure && !isUnsure
  return {
    value: { level, name, url, opens, deadline, otherDeadlines, fee, feeSum, isFeeForOthers, intakes },
    kind: row.isUnsure ? 'general' : 'service',
    year: row.validFor,
    source: row.source,
    note: withAge(row.note, row.validFor, today),
    isUnsure: !isSure,
  }
}
