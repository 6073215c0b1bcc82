import { byPrecedence } from '../../facts/choose'
import type { Fact, Tuition } from '../../facts/fact'
import { PERIODS_A_YEAR, sumOverCases } from '../../facts/fee-fact'
import type { Statement } from '../../facts/register'
import { toUsd } from '../../money/convert'
import type { ExchangeRates, Money } from '../../money/schema'
import type { UniversityRecord } from '../record/schema'
import { ageOf, isHeadline } from '../../facts/fact-age'
import { PAYS } from '../answers/fee'
import { academicYear, citationOf, type Layers } from './layers'

type StatedFee = NonNullable<Statement['fees']>[number]

/** A fee of a register, with dollars at the rates given. */
export function statedFee(fee: StatedFee, rates: ExchangeRates): Tuition {
  const { level, status, isFloor, currency, condition, residentsOf } = fee
  const dollars = residentsOf === null ? toUsd(fee, rates) : null
  return { level, status, ...sumOverCases(fee), isFloor, currency, period: 'year', condition, dollars }
}

/** The fees in the record itself. They are those of a bachelor's degree. */
export function ownFees(record: UniversityRecord, { sourceOf, rates, today }: Layers): Fact<Tuition>[] {
  return (['international', 'domestic'] as const).flatMap((who) => {
    const fee = record.tuitionFees[who]
    if (!fee) return []
    const entry = record.sources.find(({ fields }) => fields.includes(`tuitionFees.${who}`))
    const source = entry && sourceOf(entry.source)
    const { min, max, currency, period, academicYear: year, note } = fee
    const kind = source?.kind ?? 'general'
    return [
      {
        value: {
          level: 'bachelor',
          status: who === 'domestic' ? 'home' : 'international',
          min,
          max,
          isFloor: false,
          currency,
          period,
          condition: null,
          dollars: toUsd(fee, rates),
        },
        kind,
        year,
        source: source
          ? citationOf(source)
          : { publisher: record.name, title: 'its own pages', url: record.editorial?.checkAt ?? null },
        note,
        isUnsure: !source,
        age: ageOf({ kind, year }, today),
      },
    ]
  })
}

/**
 * For each level and status the fees of the source that goes before the others; several where it names conditions. The
 * figures of two sources never stand side by side as one price. One that is no headline any more gives way to all others, and
 * a guess of the home fee to an official fee that students at home pay too.
 */
export function bestFees(candidates: readonly Fact<Tuition>[], today: string): Fact<Tuition>[] {
  const inOrder = byPrecedence(candidates, today)
  const ordered = [...inOrder.filter(isHeadline), ...inOrder.filter((fee) => !isHeadline(fee))]
  const levelOf = ({ value }: Fact<Tuition>) => value.level
  const best = new Map<string, Fact<Tuition>>()
  const keyOf = ({ value: { level, status } }: Fact<Tuition>) => `${level} ${status}`
  for (const fee of ordered) if (!best.has(keyOf(fee))) best.set(keyOf(fee), fee)
  const isOfficialAtHome = ({ value, kind }: Fact<Tuition>) =>
    kind !== 'general' && PAYS.home.includes(value.status)
  const levels = new Set(ordered.filter((fee) => isHeadline(fee) && isOfficialAtHome(fee)).map(levelOf))
  return ordered.filter((fee) => {
    const isGuess = fee.kind === 'general' && fee.value.status === 'home'
    if (isGuess && levels.has(levelOf(fee))) return false
    const first = best.get(keyOf(fee))
    return fee.kind === first?.kind && fee.source.title === first.source.title
  })
}

/** A fee as a record's own field holds it; null where no sum a year of one person follows from it. */
export function moneyOf({ value, year, note }: Fact<Tuition>): Money | null {
  const times = PERIODS_A_YEAR[value.period]
  if (times === undefined || value.min === null || value.byResidence) return null
  const notes = [value.isFloor ? 'from this sum up' : null, value.condition, note]
  return {
    min: value.min * times,
    max: value.max === null ? null : value.max * times,
    currency: value.currency,
    period: 'year',
    academicYear: academicYear(year) ?? year,
    note: notes.filter(Boolean).join('; ') || null,
  }
}
