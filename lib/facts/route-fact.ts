import type { Fact, Round, Route } from './fact'
import { closingYear, isPast } from './entry-year'
import { withAge } from './fact-age'
import type { RoundRule, RouteRule } from './route-rule'
import type { NationalRecord } from './rules'
import { fitsScope, isNarrow } from './scope'
import { ENTERED_TWICE, LEVELS, type Level } from './vocabulary'

/** Plain ways to the university itself, which the country's other levels take: "be-direct-fl", "us-direct". */
const DIRECT = /-direct\b/
/** A way to one university by its name, as "Direct to the University of Malta": it is no way to another. */
const isOfOne = ({ name, usedBy }: RouteRule) => name.includes(usedBy)

type Known = Pick<NationalRecord, 'route' | 'isRouteUnsure'>

/**
 * The university's known way to a first degree, the ways beside it, mostly of other people, and the plain way for the
 * levels that it is not for.
 * @param names those by which the scope of a round can mean the university
 */
export function routeFactsOf(
  { route, isRouteUnsure }: Known,
  rows: readonly RouteRule[],
  names: ReadonlySet<string>,
  today: string,
): Fact<Route>[] {
  const own = rows.find(({ id }) => id === route)
  const others = LEVELS.map(({ value }) => value).filter(
    (level) => !(own?.levels ?? ['bachelor']).includes(level),
  )
  const direct = rows.filter((row) => DIRECT.test(row.id) && row.id !== own?.id && !isOfOne(row))
  const beside = rows.filter((row) => own && row.beside.includes(own.id))
  return [
    ...(own ? [own, ...beside] : []).flatMap((row) => toRouteFacts(row, names, today, isRouteUnsure)),
    ...direct
      .filter((row) => !beside.includes(row))
      .flatMap((row) => {
        const levels = row.levels.filter((level) => others.includes(level))
        return toRouteFacts({ ...row, levels }, names, today)
      }),
  ]
}

/** A way to apply as facts: one where the same holds at all levels, otherwise one for each of its levels. */
export function toRouteFacts(
  row: RouteRule,
  names: ReadonlySet<string>,
  today: string,
  isUnsure = false,
): Fact<Route>[] {
  const { levels, who, covers, name, url, fee, feeSum, isFeeForOthers, intakes } = row
  const people = { who, ...(who !== 'all' && covers && { forWhom: covers }) }
  const shared = { ...people, name, url, fee, feeSum, isFeeForOthers, intakes }
  const factAt = (level: Level | 'all', rounds: readonly Fact<Round>[]): Fact<Route> =>
    withAge(
      {
        value: { level, ...shared, ...notForOf(row, level), rounds },
        ...basisOf(row, row),
        note: row.note,
        isUnsure: row.isUnsure || isUnsure,
      },
      today,
    )
  const atLevels = levels.map((level) =>
    factAt(
      level,
      roundsAt(row, level, today, names, isUnsure).map((round) => withAge(round, today)),
    ),
  )
  const isSame = levels.length === LEVELS.length && atLevels.every(({ value }) => value.rounds.length === 0)
  return isSame ? [factAt('all', [])] : atLevels
}

/** A professional doctorate is applied for by no way of PhDs. */
const notForOf = ({ professional }: RouteRule, level: Level | 'all') =>
  level === 'doctorate' && professional.length > 0 ? { notFor: professional } : {}

const EVERYWHERE: ReadonlySet<string> = new Set()

/**
 * The rounds of a way at a level. Where one names the university, those like it that are for all others do not hold.
 * @param names as for `routeFactsOf`; by default those that name no university
 */
export function roundsAt(
  route: RouteRule,
  level: Level,
  today: string,
  names = EVERYWHERE,
  isUnsure = false,
): Fact<Round>[] {
  const at = route.rounds.filter(({ levels, scope }) => levels.includes(level) && fitsScope(scope, names))
  const isReplaced = (round: RoundRule) =>
    !isNarrow(round.scope) &&
    at.some(
      (own) =>
        isNarrow(own.scope) &&
        own.kind === round.kind &&
        own.fields.length === round.fields.length &&
        (own.who === 'all' || own.who === round.who) &&
        own.intakes.some((month) => round.intakes.includes(month)),
    )
  const rest = notForOf(route, level)
  return at
    .filter((round) => !isReplaced(round))
    .map((round) => toRoundFact({ ...round, ...rest }, route, isUnsure, today))
}

function toRoundFact(round: RoundRule, route: RouteRule, isUnsure: boolean, today: string): Fact<Round> {
  const { who, fields, notFor, intakes, kind, name, opens, closes, latest, isRolling, isAfterStart, note } =
    round
  const validFor = round.validFor ?? route.validFor
  const year = closes && !isAfterStart && closingYear(closes, { validFor, intakes }, today)
  return {
    value: {
      ...{ fields, intakes, kind, name, opens, closes, latest },
      ...(notFor && { notFor }),
      ...(isRolling && { isRolling }),
      ...(isAfterStart && { isAfterStart }),
      who: who === 'all' ? route.who : who,
      ...(year && { closesIn: year, ...(isPast({ ...closes, year }, today) && { isOver: true as const }) }),
      isOfCountry: round.isUnsure && !isNarrow(round.scope),
    },
    ...basisOf(round, route),
    note,
    isUnsure: round.isUnsure || isUnsure,
  }
}

/** A round with a source of its own was read on a page of its university, or is known to two writers apart. */
function basisOf(
  { validFor, source, isUnsure }: Pick<RoundRule, 'validFor' | 'source' | 'isUnsure'>,
  route: RouteRule,
) {
  const isReported = source !== null && source !== route.source && source.title !== ENTERED_TWICE
  const kind = isReported ? ('reported' as const) : isUnsure ? ('general' as const) : ('service' as const)
  return { kind, year: validFor ?? route.validFor, source: source ?? route.source }
}
