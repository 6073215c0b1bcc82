import type { Fact, Outcome } from '../../facts/fact'
import type { Programme } from '../programme'

/**
 * The outcomes that a register counts for this very programme: it names it with its town, as "Bioengineering (Esbjerg)".
 * Those of a subject are of all programmes in it, and are not among them.
 */
export function outcomesOfProgramme(
  outcomes: readonly Fact<Outcome>[],
  { titleEn, campus, levels }: Pick<Programme, 'titleEn' | 'campus' | 'levels'>,
): Fact<Outcome>[] {
  if (titleEn === null || campus === null || levels.length !== 1) return []
  const name = `${titleEn} (${campus})`
  return outcomes.filter(({ value }) => value.subject === name && value.level === levels[0])
}
