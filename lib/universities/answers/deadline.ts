import { deadlinesOfRoute, ownDeadline, type Deadline } from '../../facts/deadline'
import type { Level } from '../../facts/vocabulary'
import type { ReadableUniversity } from '../record/schema'
import { holdingAt } from './answer'
import { holdsRecordAt } from './entry'

type Closing = Pick<ReadableUniversity, 'facts'> & {
  admissionRequirements: Pick<
    ReadableUniversity['admissionRequirements'],
    'applicationDeadline' | 'earlyDeadline'
  >
}

/**
 * The deadlines that hold at a level, for everybody: the university's own, then those of its ways to apply.
 * `inPrecedence` of `lib/facts/deadline.ts` says which of them answers whom.
 */
export function deadlinesAt(university: Closing, level: Level): Deadline[] {
  const own = holdsRecordAt(university, level) ? ownDeadlines(university) : []
  const ofRoutes = holdingAt(university.facts?.routes ?? [], level)
  return [...own, ...ofRoutes.flatMap(({ value }) => deadlinesOfRoute(value))]
}

function ownDeadlines({ facts, admissionRequirements }: Closing): Deadline[] {
  const { applicationDeadline, earlyDeadline } = admissionRequirements
  const of = facts ? 'bachelor' : 'all'
  return [
    applicationDeadline ? ownDeadline('main', applicationDeadline, of) : null,
    earlyDeadline ? ownDeadline('early', earlyDeadline, of) : null,
  ].filter((deadline) => deadline !== null)
}
