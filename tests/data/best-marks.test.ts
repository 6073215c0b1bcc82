import { getComparedWithCost } from '@/lib/compare/queries'
import { compareRows } from '@/lib/compare/rows'
import { getCostOf } from '@/lib/cost/queries'
import { PERIODS_A_YEAR } from '@/lib/facts/fee-fact'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { toUsd } from '@/lib/money/convert'
import { getExchangeRates } from '@/lib/money/queries'
import { feesPaid } from '@/lib/universities/answers/words'
import { comparedAt } from '@/lib/universities/compared-column'
import { getUniversities } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'
import { seededRandom } from '../fixtures/seeded-random'

const TRIPLES = 500
const SUMS = ['tuition', 'aYear', 'wholeDegree'] as const

/** What students from abroad pay there at least, in US dollars a year; null where nothing follows for a year. */
function leastTuition(university: University, level: Level): number | null {
  const fee = feesPaid(university, level, 'international', null)?.fees[0]?.value
  const times = fee && PERIODS_A_YEAR[fee.period]
  if (!fee || times === undefined) return null
  return toUsd({ min: (fee.min ?? 0) * times, max: null, currency: fee.currency }, getExchangeRates())
}

/** The least that a sum may be, in US dollars; null where it is not known. */
function leastOf(university: University, level: Level): Record<(typeof SUMS)[number], number | null> {
  const table = getCostOf(university.id, level, null)
  const low = table?.dollars?.low ?? null
  return {
    tuition: leastTuition(university, level),
    aYear: low === null ? null : low / Math.max(1, table?.length ?? 1),
    wholeDegree: table?.length === null ? null : low,
  }
}

/** Three universities and a level, drawn by a seed: half of them of one country, where prices are near each other. */
function drawn(seed: number): { level: Level; universities: University[] } {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const first = pick(getUniversities())
  const near = getUniversities().filter(({ countryCode }) => countryCode === first?.countryCode)
  const among = seed % 2 === 0 ? near : getUniversities()
  const universities = [first, pick(among), pick(getUniversities())].flatMap((each) => each ?? [])
  return { level: pick(LEVELS)?.value ?? 'bachelor', universities }
}

it('marks no best sum where another may be lower, in 500 comparisons of three', () => {
  let marked = 0
  const wrong = Array.from({ length: TRIPLES }, (_, seed) => drawn(seed)).flatMap(
    ({ level, universities }, seed) => {
      const columns = universities.flatMap(({ id }) => {
        const column = getComparedWithCost(id)
        return column ? [comparedAt(column, level)] : []
      })
      const least = universities.map((university) => leastOf(university, level))
      const rows = compareRows(columns).flatMap((group) => group.rows)
      return SUMS.flatMap((key) => {
        const row = rows.find((each) => each.key === key)
        const best = columns.filter((_, at) => row?.cells[at]?.isBest)
        const figure = best[0]?.[key]?.figure ?? null
        if (figure === null) return []
        marked += 1
        return universities.flatMap(({ id }, at) => {
          const low = least[at]?.[key] ?? null
          const isBest = row?.cells[at]?.isBest ?? false
          // Sums of dollars are rounded.
          return isBest || low === null || low >= figure - 1
            ? []
            : [`${seed}, ${level}, ${key}: ${best[0]?.name} ${figure}, but ${id} from ${low}`]
        })
      })
    },
  )
  expect(wrong).toEqual([])
  expect(marked).toBeGreaterThan(50)
})
