import type { Citation, Fact } from '../facts/fact'
import type { FactAge } from '../facts/fact-age'
import type { FactKind } from '../facts/vocabulary'
import type { Range } from './range'

/** The parts of the picture. */
export type CostPart = 'tuition' | 'living' | 'once'

/** One thing that costs, over the degree. */
export type CostLine = {
  id: string
  part: CostPart
  label: string
  /** For each year of the degree, of which the last may be half a year; one sum only for a single payment. */
  years: readonly Range[]
  /** ISO 4217, of `years`. */
  currency: string
  /** The calculation of the sum: "3 years × GBP 28,000". */
  formula: string
  /** It holds for universities of the country, and is not the price of this one. */
  isUsual: boolean
  /** It rests on fewer than half of the universities of the country. */
  among?: { known: number; of: number }
  kind: FactKind | null
  /** The year that it holds for, in the source's words. */
  year: string | null
  source: Citation | null
  note: string | null
  isUnsure: boolean
  age?: FactAge
}

/** The tuition fee itself. */
export const isFee = ({ id }: Pick<CostLine, 'id'>) => id === 'tuition'

/** What everybody pays beside the tuition fee. */
export const isCharge = ({ id, part }: Pick<CostLine, 'id' | 'part'>) => part === 'tuition' && !isFee({ id })

/** A cost whose sum no source states. */
export type UnknownCost = {
  id: string
  part: CostPart
  /** "Tuition of this university". */
  what: string
  /** The known facts about it, without a sum. */
  why: string | null
  source: Citation | null
}

/** What is known of a cost, and what is not. */
export type Found = { lines: CostLine[]; unknown: UnknownCost[] }

export const known = (...lines: CostLine[]): Found => ({ lines, unknown: [] })

/** A cost of which no source states the sum; `more` is what is known of it. */
export const notKnown = (
  id: string,
  part: CostPart,
  what: string,
  more: Partial<Pick<UnknownCost, 'why' | 'source'>> = {},
): Found => ({ lines: [], unknown: [{ id, part, what, why: null, source: null, ...more }] })

export const together = (...found: readonly Found[]): Found => ({
  lines: found.flatMap(({ lines }) => lines),
  unknown: found.flatMap(({ unknown }) => unknown),
})

/** The basis of a line. */
export const restingOn = ({ kind, year, source, note, isUnsure, age }: Omit<Fact<unknown>, 'value'>) => ({
  kind,
  year,
  source,
  note,
  isUnsure,
  ...(age && { age }),
})

/** The studied part of each year of a degree: [1, 0.5] for a year and a half. */
export function fractionsOf(length: number): number[] {
  const whole = Math.floor(length)
  const rest = length - whole
  return [...Array.from({ length: whole }, () => 1), ...(rest > 0 ? [rest] : [])]
}
