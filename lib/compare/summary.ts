import { formatUsd } from '../money/format'
import { formatDecimal, formatList, plural } from '../text/format'
import type { FactKey, ComparedUniversity } from '../universities/compared-university'
import { mayBeLower, type Best } from './rows'

type QuickFact = {
  label: string
  /** The winner, or all winners of a tie; empty if nobody reports the figure. */
  winners: readonly string[]
  /** The winning figure in words. */
  value: string | null
  /** The number of columns that report the figure. */
  reporting: number
}

type FactKind = {
  label: string
  key: FactKey
  is: Best
  /** @param text the figure as its cell says it */
  write: (figure: number, text: string) => string
}

/** A rank may be printed as a band: "#1201–1400". */
const asInCell = (_: number, text: string) => text

/** Of nothing to pay the cell says whether that is sure. */
const yearly = (usd: number, text: string) => (usd === 0 ? text : `about ${formatUsd(usd)} a year`)

const FACTS: readonly FactKind[] = [
  { label: 'Highest Ranked', key: 'rank', is: 'lowest', write: asInCell },
  { label: 'Most Affordable', key: 'tuition', is: 'lowest', write: yearly },
  {
    label: 'Highest Acceptance Rate',
    key: 'acceptance',
    is: 'highest',
    write: (rate) => `${formatDecimal(rate)}%`,
  },
]

type Reported = { name: string; figure: number; text: string }

/** Only the fee is the programme’s own: the other figures are its university’s. */
function nameFor({ name, programme }: ComparedUniversity, key: FactKey): string {
  if (!programme) return name
  return key === 'tuition' ? `${name}, ${programme.university}` : programme.university
}

/** The columns that report a figure, the best first. */
function ranked(columns: readonly ComparedUniversity[], key: FactKey, is: Best): Reported[] {
  return columns
    .flatMap((column) => {
      const { figure = null, text = '' } = column[key] ?? {}
      return figure === null ? [] : [{ name: nameFor(column, key), figure, text }]
    })
    .sort((a, b) => (is === 'lowest' ? a.figure - b.figure : b.figure - a.figure))
}

const factsOf = (columns: readonly ComparedUniversity[], key: FactKey) => columns.map((column) => column[key])

/** Highest Ranked, Most Affordable (in US dollars, where 0 is the cheapest there is) and Highest Acceptance Rate. */
export function quickSummary(columns: readonly ComparedUniversity[]): QuickFact[] {
  return FACTS.map(({ label, key, is, write }) => {
    const order = ranked(columns, key, is)
    const first = order.filter(({ figure }) => figure === order[0]?.figure)
    const texts = [...new Set(first.map(({ text }) => text))]
    const but = mayBeLower(factsOf(columns, key)) ? ', but another’s range begins lower' : ''
    return {
      label,
      winners: [...new Set(first.map(({ name }) => name))],
      value: first[0] ? `${write(first[0].figure, texts.join('; '))}${but}` : null,
      reporting: order.length,
    }
  })
}

/** The winner of an order and the next figure; null if fewer than two report the figure or if all are equal. */
function lead(order: readonly Reported[]) {
  const [first] = order
  const next = order.find(({ figure }) => figure !== first?.figure)
  if (!first || !next) return null
  const best = order.filter(({ figure }) => figure === first.figure)
  const winners = [...new Set(best.map(({ name }) => name))]
  return { names: formatList(winners), is: plural(winners.length, 'is', 'are'), first, next }
}

function cheapest(columns: readonly ComparedUniversity[]): string | null {
  const order = ranked(columns, 'tuition', 'lowest')
  const found = lead(order)
  if (!found || mayBeLower(factsOf(columns, 'tuition'))) return null
  const of = order.length < columns.length ? ` of the ${order.length} that report tuition` : ''
  const gap = formatUsd(found.next.figure - found.first.figure)
  return `cheapest${of} ${found.is} ${found.names}, by ${gap} a year against ${found.next.name}`
}

function highestRanked(columns: readonly ComparedUniversity[]): string | null {
  const found = lead(ranked(columns, 'rank', 'lowest'))
  if (!found) return null
  const { names, is, first, next } = found
  return `highest ranked ${is} ${names} (${first.text}), before ${next.name} (${next.text})`
}

function mostInternational(columns: readonly ComparedUniversity[]): string | null {
  const found = lead(ranked(columns, 'international', 'highest'))
  if (!found) return null
  return `most international ${found.is} ${found.names}, with ${formatDecimal(found.first.figure)}% of the students`
}

/** One sentence about the figures, or null if there is nothing to compare. */
export function describeComparison(columns: readonly ComparedUniversity[]): string | null {
  const sentence = [cheapest, highestRanked, mostInternational]
    .map((describe) => describe(columns))
    .filter((clause) => clause !== null)
    .join('; ')
  return sentence === '' ? null : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
