import { count } from '../text/format'
import type { Scorable } from './criteria'
import { type RuleId, assess } from '../eligibility/verdict'
import type { Ruled } from '../eligibility/rule'
import type { PlaceContext } from '../eligibility/places'
import { DEGREE_LEVELS, type Profile } from '../eligibility/profile'
import { matchScholarships, type ScoredMatch } from './score'
import { HELD_DEGREES } from '../eligibility/vocabulary'

type Change = { id: string; rule: RuleId; words: string; fields: Partial<Profile> }

type Almost<Item extends Scorable> = {
  id: string
  /** The change in words, as a heading for the scholarships that it would open. */
  words: string
  matches: ScoredMatch<Item>[]
}

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b)

/** All single changes of a profile. Unknown details of the profile are not changed. */
function possibleChanges(profile: Profile, scholarships: readonly Ruled[]): Change[] {
  const changes: Change[] = []
  if (profile.degreeLevel !== '') {
    for (const { value, label } of DEGREE_LEVELS.filter(({ value }) => value !== profile.degreeLevel))
      changes.push({
        id: `degree-${value}`,
        rule: 'degree',
        words: `Looking for a ${label}`,
        fields: { degreeLevel: value },
      })
  }
  const held = HELD_DEGREES.findIndex(({ value }) => value === profile.degreeHeld)
  const nextDegree = held < 0 ? undefined : HELD_DEGREES[held + 1]
  if (nextDegree)
    changes.push({
      id: `held-${nextDegree.value}`,
      rule: 'degree-held',
      words: `Finishing a ${nextDegree.label.toLowerCase()}`,
      fields: { degreeHeld: nextDegree.value },
    })
  const { ielts, workYears } = profile
  if (ielts !== null) {
    const bands = ascending(scholarships.flatMap(({ eligibility }) => eligibility.english?.ielts ?? []))
    for (const band of bands.filter((band) => band > ielts))
      changes.push({
        id: `ielts-${band}`,
        rule: 'english',
        words: `An English test with IELTS ${band.toFixed(1)} or equal`,
        fields: { ielts: band },
      })
  }
  if (workYears !== null) {
    const asked = scholarships.flatMap(({ eligibility }) => eligibility.workExperience?.years ?? [])
    const gaps = ascending(asked.map((needed) => Math.ceil(needed - workYears))).filter((gap) => gap > 0)
    for (const gap of gaps)
      changes.push({
        id: `work-${gap}`,
        rule: 'work',
        words: `${count(gap, 'more year')} of work experience`,
        fields: { workYears: workYears + gap },
      })
  }
  return changes
}

/**
 * The scholarships that one change of the profile would open: today a single rule excludes them, the change satisfies
 * that rule, and they would then match. Each is listed under the smallest change that opens it. The change that opens
 * most comes first.
 */
export function findAlmost<Item extends Scorable & Ruled & { id: string }>(
  profile: Profile,
  scholarships: readonly Item[],
  context: PlaceContext,
): Almost<Item>[] {
  const closedBy = new Map<RuleId, Item[]>()
  for (const scholarship of scholarships) {
    const [unmet, ...more] = assess(profile, scholarship, context).checks.filter(
      ({ outcome }) => outcome === 'unmet' || outcome === 'almost',
    )
    if (unmet && more.length === 0)
      closedBy.set(unmet.rule, [...(closedBy.get(unmet.rule) ?? []), scholarship])
  }
  const openedBySteps = new Set<string>()
  return possibleChanges(profile, scholarships)
    .map(({ id, rule, words, fields }) => {
      const changed = { ...profile, ...fields }
      const opened = (closedBy.get(rule) ?? []).filter(
        (scholarship) =>
          !openedBySteps.has(scholarship.id) &&
          assess(changed, scholarship, context).verdict !== 'not-eligible',
      )
      // A higher score or more years includes the lower step, so a scholarship is listed once. Levels are
      // alternatives.
      if (rule !== 'degree') for (const scholarship of opened) openedBySteps.add(scholarship.id)
      return { id, words, matches: matchScholarships(changed, opened) }
    })
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => b.matches.length - a.matches.length)
}
