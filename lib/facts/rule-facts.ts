import type { ExchangeRates } from '../money/schema'
import { oncePerObject } from '../once-per-object'
import type { EntryRule, Fact, Route } from './fact'
import { toTuitionFacts } from './fee-fact'
import { ageOf } from './fact-age'
import { routeFactsOf } from './route-fact'
import type { RouteRule } from './route-rule'
import type { OwnFee } from './rule-exceptions'
import type { EntryRuleRow, FeeRule, NationalRecord } from './rules'
import { fitsScope } from './scope'

export type Circumstances = {
  rates: ExchangeRates
  /** ISO day: a rule that holds since long before it may have changed. */
  today: string
}

/** Facts that follow from rules. Each fact is made once, and all universities that a rule fits share it. */
export type RuleFactMakers = ReturnType<typeof ruleFacts>

export function ruleFacts({ rates, today }: Circumstances) {
  return {
    feesOf: oncePerObject((rule: FeeRule | OwnFee) => toTuitionFacts(rule, rates, today)),
    /** The rules of a country in words, in the order of the table. */
    entryOf: oncePerObject((rows: readonly EntryRuleRow[]) => rows.map((row) => toEntryFact(row, today))),
    /** The ways to apply among those of a country, by how a university takes applications. */
    routesOf: oncePerObject((rows: readonly RouteRule[]) => {
      const kept = new Map<string, Fact<Route>[]>()
      const scopes = rows.flatMap(({ rounds }) => rounds.map(({ scope }) => scope))
      return (
        { route, isRouteUnsure }: Pick<NationalRecord, 'route' | 'isRouteUnsure'>,
        names: ReadonlySet<string>,
      ) => {
        // Universities with the same way and the same rounds share their facts.
        const fitting = scopes.map((scope) => (fitsScope(scope, names) ? 1 : 0)).join('')
        const key = `${route} ${isRouteUnsure} ${fitting}`
        const facts = kept.get(key) ?? routeFactsOf({ route, isRouteUnsure }, rows, names, today)
        kept.set(key, facts)
        return facts
      }
    }),
  }
}

/** Columns of a row that are in the fact about it, or in none. */
const BESIDE_VALUE = new Set(['country', 'validFor', 'isUnsure', 'source', 'note', 'onlyAt'])

/** Rules in words come from general knowledge, even if a law is behind them. */
function toEntryFact(row: EntryRuleRow, today: string): Fact<EntryRule> {
  const columns = Object.entries(row).filter(([column]) => !BESIDE_VALUE.has(column))
  const kind = 'general'
  return {
    // A rule is a row without the columns that are left out.
    value: Object.fromEntries(columns) as EntryRule,
    kind,
    year: row.validFor,
    source: row.source,
    note: row.note,
    isUnsure: row.isUnsure,
    age: ageOf({ kind, year: row.validFor }, today),
  }
}
