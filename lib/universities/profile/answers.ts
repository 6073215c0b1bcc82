import type { EntryRule, Fact, Outcome, Route, TaughtSubject, Tuition } from '../../facts/fact'
import { rulesOn } from '../../facts/rules-on'
import type { FeeStatus, Level } from '../../facts/vocabulary'
import { MEASURES } from '../../facts/words'
import type { University, YearlyDate } from '../record/schema'
import { atLevels, type AtLevels } from './at-levels'

/** The price for students from abroad: the university's own, or the usual price of such universities. */
type FeeAnswer = { fees: readonly Fact<Tuition>[]; isUsual: boolean }

const SHOWN_SUBJECTS = 6
const SHOWN_OUTCOMES = 2

/** The fees of one status at a level, best first; those that everybody pays where none is for the status alone. */
function feesFor(fees: readonly Fact<Tuition>[], level: Level, status: FeeStatus): Fact<Tuition>[] {
  const at = fees.filter(({ value }) => value.level === level)
  const own = at.filter(({ value }) => value.status === status)
  return own.length > 0 ? own : at.filter(({ value }) => value.status === 'all')
}

/** The tuition of students from abroad. A usual range is used only if the university's own price is unknown. */
export function feeAnswers({ facts }: Pick<University, 'facts'>): AtLevels<FeeAnswer>[] {
  return atLevels((level) => {
    const fees = feesFor(facts.fees, level, 'international')
    if (fees.length > 0) return { fees, isUsual: false }
    const usual = feesFor(facts.usualFees, level, 'international')
    return usual.length > 0 ? { fees: usual, isUsual: true } : null
  })
}

/** The tuition of students at home or from the EU and EEA, where it is known apart. */
export function localFeeAnswers(
  { facts }: Pick<University, 'facts'>,
  status: 'home' | 'eu-eea',
): AtLevels<Fact<Tuition>>[] {
  return atLevels(
    (level) => facts.fees.find(({ value }) => value.level === level && value.status === status) ?? null,
  )
}

/** The ways to apply, those of the level before those of all. */
export function routeAnswers({ facts }: Pick<University, 'facts'>): AtLevels<readonly Fact<Route>[]>[] {
  return atLevels((level) => {
    const routes = [level, 'all'].flatMap((at) => facts.routes.filter(({ value }) => value.level === at))
    return routes.length > 0 ? routes : null
  })
}

/** The university's own deadline; null where the record only repeats that of a way to apply. */
export function ownDeadline({
  facts,
  admissionRequirements,
}: Pick<University, 'facts' | 'admissionRequirements'>): YearlyDate | null {
  const own = admissionRequirements.applicationDeadline
  const isOfRoute = facts.routes.some(({ value: { name, rounds } }) =>
    rounds.some(
      ({ value: { closes } }) =>
        closes?.month === own?.month && closes?.day === own?.day && own?.note?.startsWith(name),
    ),
  )
  return isOfRoute ? null : own
}

export function entryAnswers(
  { facts }: Pick<University, 'facts'>,
  topic: EntryRule['topic'],
): AtLevels<Fact<EntryRule>>[] {
  const rules = rulesOn(facts.entry, topic)
  return atLevels(
    (level) =>
      rules.find(({ value }) => value.level === level) ??
      rules.find(({ value }) => value.level === 'all') ??
      null,
  )
}

const isTaughtAt = (level: Level, of: TaughtSubject['level']) =>
  of === level || of === 'all' || of === (level === 'bachelor' ? 'undergraduate' : 'graduate')

/**
 * Whether the programmes that the record names answer which subjects are large: no source counts people. At Oxford most
 * courses are joint ones in small languages.
 */
export function showsPopular(university: Pick<University, 'facts' | 'popularPrograms'>): boolean {
  const subjects = subjectAnswers(university).flatMap(({ answer }) => answer)
  return university.popularPrograms.length > 0 && !subjects.some(({ value }) => value.countsPeople)
}

/** The subjects that most courses or students are in, largest first. They come from one source. */
export function subjectAnswers({
  facts,
}: Pick<University, 'facts'>): AtLevels<readonly Fact<TaughtSubject>[]>[] {
  return atLevels((level) => {
    const taught = facts.subjects.filter(({ value }) => isTaughtAt(level, value.level))
    const [first] = taught
    if (!first) return null
    return taught
      .filter(
        ({ value, source, year }) =>
          value.counted === first.value.counted && source.title === first.source.title && year === first.year,
      )
      .sort((a, b) => b.value.count - a.value.count)
      .slice(0, SHOWN_SUBJECTS)
  })
}

const byMeasure = (outcomes: readonly Fact<Outcome>[]) =>
  MEASURES.flatMap(({ value }) => outcomes.find(({ value: { measure } }) => measure === value) ?? [])

/** The outcomes of all students together: the first figure of each measure, the most useful measures first. */
export function outcomeAnswers({ facts }: Pick<University, 'facts'>): AtLevels<readonly Fact<Outcome>[]>[] {
  const whole = facts.outcomes.filter(({ value }) => value.subject === null)
  return atLevels((level) => {
    const told = byMeasure(whole.filter(({ value }) => value.level === level || value.level === null))
    return told.length > 0 ? told.slice(0, SHOWN_OUTCOMES) : null
  })
}
