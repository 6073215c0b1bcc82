import type { NationalityGroup, NationalityRule } from './schema'
import { findPlace, type PlaceContext, type PlaceFinding } from './places'

type NationalityFinding = Pick<PlaceFinding, 'outcome' | 'why' | 'group'>

const RANK = { unmet: 0, check: 1, met: 2 } as const

const better = (a: PlaceFinding, b: PlaceFinding) => (RANK[a.outcome] >= RANK[b.outcome] ? a : b)
const worse = (a: PlaceFinding, b: PlaceFinding) => (RANK[a.outcome] <= RANK[b.outcome] ? a : b)

/** Two nationalities where an excluded one bars the person: what is known of the other can't help. */
function findBarred(rule: NationalityRule, a: PlaceFinding, b: PlaceFinding): NationalityFinding {
  const excludesNone = rule.excludedCountries.length + rule.excludedGroups.length === 0
  // By the schema, a rule that names no exclusion then bars every nationality outside its list.
  if (rule.mode === 'only' && excludesNone) return worse(a, b)
  const barring = [a, b].filter(({ excluded }) => excluded !== 'out')
  const worst = barring.reduce<PlaceFinding | null>(
    (found, next) => (found ? worse(found, next) : next),
    null,
  )
  if (!worst) return better(a, b)
  return { ...worst, why: `${worst.why} A second nationality doesn’t help.` }
}

function findDual(rule: NationalityRule, a: PlaceFinding, b: PlaceFinding): NationalityFinding {
  if (rule.dualExcluded) return findBarred(rule, a, b)
  const best = better(a, b)
  const isOneLeftOut = a.excluded !== 'out' || b.excluded !== 'out'
  if (rule.dualExcluded === null && isOneLeftOut && best.outcome === 'met') {
    const other = best === a ? b : a
    return {
      outcome: 'check',
      why: `We do not know whether your second nationality rules you out: ${other.why}`,
      group: other.group,
    }
  }
  return best
}

/**
 * The outcome of a rule for a person's nationalities, one or two. Without any nationality the rule has to be checked.
 * Of two nationalities the better outcome counts, unless the rule bars people who also hold an excluded one.
 */
export function findNationality(
  rule: NationalityRule,
  nationalities: readonly string[],
  context: PlaceContext,
): NationalityFinding {
  const [first, second] = nationalities.map((code) => findPlace(rule, code, context))
  if (!first) return { outcome: 'check', why: 'Your profile names no nationality.', group: null }
  return second ? findDual(rule, first, second) : first
}

/** The published list that decided, as a source. */
export function groupSource(group: NationalityGroup | null) {
  return group && { ...group.source, checkedOn: group.checkedOn }
}
