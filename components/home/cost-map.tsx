import type { Route } from 'next'
import type { CSSProperties } from 'react'
import { WorldMap, type MapName } from '@/components/content/maps/world-map'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'
import { bandOf, COST_BANDS, costsInWords, type YearCosts } from '@/lib/cost/cost-bands'
import type { WorldMapData } from '@/lib/places/maps/world-map'
import { CostMapLevel } from './cost-map-level'

type Props = {
  map: WorldMapData
  costs: ReadonlyMap<string, YearCosts>
  className?: string
}

const SHARES = [22, 42, 62, 82, 100]
const colourOf = (band: number) => `color-mix(in oklab, var(--accent) ${SHARES[band]}%, var(--line))`
const fills = (costs: YearCosts) =>
  Object.fromEntries(
    Object.entries(costs).map(([level, cost]) => [`--${level}`, `var(--cost-${bandOf(cost)})`]),
  )

/** Ten large or much sought countries, in places where the names stand clear of each other. */
const NAMES: readonly MapName[] = [
  { name: 'Canada', x: 258, y: 74 },
  { name: 'United States', x: 222, y: 146 },
  { name: 'Brazil', x: 345, y: 290 },
  { name: 'UK', x: 458, y: 97, isBefore: true },
  { name: 'Spain', x: 460, y: 157, isBefore: true },
  { name: 'Germany', x: 572, y: 106 },
  { name: 'India', x: 690, y: 210 },
  { name: 'China', x: 742, y: 150 },
  { name: 'Japan', x: 886, y: 168 },
  { name: 'Australia', x: 838, y: 350 },
]

/** By level: what fills a country while that level is chosen. Chosen by the style alone, so that no script is needed. */
const FILLED: Record<Level, string> = {
  bachelor: 'has-[[value=bachelor]:checked]:[&_a>path]:fill-[var(--bachelor,var(--sunk))]',
  master: 'has-[[value=master]:checked]:[&_a>path]:fill-[var(--master,var(--sunk))]',
  doctorate: 'has-[[value=doctorate]:checked]:[&_a>path]:fill-[var(--doctorate,var(--sunk))]',
}

/** The world, coloured by what a year costs a student from abroad at the level that is chosen below it. */
export function CostMap({ map, costs, className }: Props) {
  const marks = new Map(
    [...costs].map(([code, known]) => [
      code,
      { words: costsInWords(known), style: fills(known) as CSSProperties },
    ]),
  )
  const palette = Object.fromEntries(COST_BANDS.map((_, band) => [`--cost-${band}`, colourOf(band)]))
  return (
    <figure className={`${Object.values(FILLED).join(' ')} ${className}`} style={palette as CSSProperties}>
      <WorldMap map={map} marks={marks} names={NAMES} className="w-full" />
      <figcaption className="mt-2 text-sm text-ink-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <CostMapLevel />
          <ul className="flex flex-wrap gap-x-3">
            {COST_BANDS.map(({ label }, band) => (
              <li key={label} className="flex items-center gap-1.5">
                <span className="size-4 rounded-full" style={{ background: `var(--cost-${band})` }} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-1">
          <span>
            {'Tuition and living for a year, usual sums. Without colour: one of them is not known. '}
          </span>
          <Link href={'/resources/countries' as Route}>All countries as a table</Link>
        </p>
      </figcaption>
    </figure>
  )
}
