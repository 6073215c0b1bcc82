import { Link } from '@/components/ui/link'
import { nounOf } from '@/lib/compare/selection'
import { compareHref } from '@/lib/compare/compare-href'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import type { PlanChoice } from './plan-sections'

/** The way from the plan to the comparison of its choices, the first that one can have, at the level of the first. */
export function CompareLink({ choices }: { choices: readonly PlanChoice[] }) {
  const ids = [...new Set(choices.map(({ id }) => id))]
  if (ids.length < 2) return null
  return (
    <p className="mb-3">
      <Link
        href={compareHref(ids.slice(0, MAX_COMPARED), choices[0]?.level)}
      >{`Compare the ${nounOf(ids)[1]}`}</Link>
    </p>
  )
}
