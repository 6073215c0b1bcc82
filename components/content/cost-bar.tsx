import type { Elements } from '@/components/ui/elements'
import type { CostStretch } from '@/lib/cost/bars'

type Drawn = CostStretch['part']

const LABELS: Record<Drawn, string> = {
  tuition: 'tuition and charges',
  'usual-tuition': 'tuition, if it charges as others here do',
  living: 'living',
  once: 'once, before you go',
  left: 'left to pay',
  paid: 'paid by an award',
  unknown: 'not known',
}

const IN_BAR: Record<Drawn, string> = {
  ...LABELS,
  tuition: 'tuition',
  'usual-tuition': 'tuition',
  once: 'once',
}

type CostBarProps = {
  stretches: readonly CostStretch[]
  /** What a screen reader hears; left out where the numbers stand beside the bar. */
  label?: string
  /** A thin bar has no room for words. */
  isThin?: boolean
}

/** A bar of what something costs, in parts, each with its word and sum where they have room. */
export function CostBar({ stretches, label, isThin = false }: CostBarProps) {
  if (stretches.length === 0) return null
  return (
    <div
      className={`flex overflow-hidden rounded-[4px] bg-sunk ${isThin ? 'mt-0.5 h-1.5' : 'mt-1 h-7'}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {stretches.map(({ part, width, sum }) => (
        <i key={part} className="cost-part" data-part={part} style={{ width: `${width}%` }}>
          {!isThin && <span>{IN_BAR[part]}</span>}
          {!isThin && sum && <span>{sum}</span>}
        </i>
      ))}
    </div>
  )
}

type CostLegendProps = {
  bars: readonly (readonly CostStretch[])[]
  /** With the sum of each part, which may have no room for it; left out where the bars have several. */
  hasSums?: boolean
  children?: Elements
}

/** The parts that the bars show. */
export function CostLegend({ bars, hasSums = false, children }: CostLegendProps) {
  const stretches = bars.flat()
  const shown = new Set(stretches.map(({ part }) => part))
  const sumOf = (part: Drawn) => {
    const [sum, ...others] = new Set(
      stretches.flatMap((each) => (each.part === part ? (each.sum ?? []) : [])),
    )
    return hasSums && others.length === 0 ? sum : undefined
  }
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {(Object.keys(LABELS) as Drawn[])
        .filter((part) => shown.has(part))
        .map((part) => (
          <span key={part}>
            <i
              data-part={part}
              className="cost-part mr-1.5 inline-block size-4 rounded-[4px] align-[-2px]"
              aria-hidden
            />
            <span>{LABELS[part]}</span>
            {sumOf(part) && <b>{` ${sumOf(part)}`}</b>}
          </span>
        ))}
      {children}
    </figcaption>
  )
}
