import { ageOf } from './fact-age'
import { FACT_KINDS, type FactKind } from './vocabulary'

const orderOf = (kind: FactKind) => FACT_KINDS.findIndex(({ value }) => value === kind)

/** The first year in "2023/24", "2023-01", "since 2021"; 0 where there is none. */
export function startYear(year: string): number {
  return Number(/\d{4}/.exec(year)?.[0] ?? 0)
}

type Candidate = { kind: FactKind; year: string }

/**
 * The rank of a candidate: a university's own current figure, a register, an older figure of its own, a law, a usual
 * range, general knowledge.
 */
function rankOf({ kind, year }: Candidate, today: string): number {
  const isOutdated = kind === 'reported' && ageOf({ kind, year }, today) === 'past'
  return isOutdated ? orderOf('register') + 0.5 : orderOf(kind)
}

/**
 * The candidates in the one order of precedence for every field: by what they rest on, then newer before older. What was
 * given first stays first among equals.
 * @param today ISO day
 */
export function byPrecedence<Each extends Candidate>(candidates: readonly Each[], today: string): Each[] {
  return [...candidates].sort(
    (a, b) => rankOf(a, today) - rankOf(b, today) || startYear(b.year) - startYear(a.year),
  )
}

/** The candidate that goes before the others; null where there is none. Figures of two sources are never mixed. */
export function choose<Each extends Candidate>(candidates: readonly Each[], today: string): Each | null {
  return byPrecedence(candidates, today)[0] ?? null
}
