import type { CostStretch } from '@/lib/cost/bars'
import { formatCount } from '@/lib/text/format'
import { CostBar, CostLegend } from './cost-bar'

type BudgetFigureProps = {
  caption: string
  /** "£" */
  sign: string
  /** The parts of the whole in their order. */
  parts: readonly { part: CostStretch['part']; sum: number }[]
}

/** A budget that a guide works out, as one bar: each part with its sum in words, so that the picture needs no table. */
export function BudgetFigure({ caption, sign, parts }: BudgetFigureProps) {
  const whole = parts.reduce((total, { sum }) => total + sum, 0)
  const stretches = parts.map(({ part, sum }) => ({
    part,
    width: (sum / whole) * 100,
    sum: sign + formatCount(sum),
  }))
  return (
    <figure className="my-6 rounded-md border border-line bg-surface p-4 md:p-6">
      <p className="m-0 font-semibold">{`${caption}: ${sign}${formatCount(whole)}`}</p>
      <CostBar stretches={stretches} />
      <CostLegend bars={[stretches]} hasSums />
    </figure>
  )
}
