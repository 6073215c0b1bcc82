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
  const notFor = own.flatMap((deadline) => deadline.notFor ?? [])
  return [
    ...own,
    ...ofRoutes.flatMap(({ value }) => deadlinesOfRoute(value)).map((each) => exceptFor(each, notFor)),
  ]
}

/** What is usual in a country is no date of a subject that the university sets apart from its own. */
const exceptFor = (deadline: Deadline, subjects: readonly string[]): Deadline =>
  deadline.isOfCountry && subjects.length > 0
    ? { ...deadline, notFor: [...new Set([...(deadline.notFor ?? []), ...subjects])] }
    : deadline

function ownDeadlines({ facts, admissionRequirements }: Closing): Deadline[] {
  const { applicationDeadline, earlyDeadline } = admissionRequirements
  const of = facts ? 'bachelor' : 'all'
  return [
    applicationDeadline ? ownDeadline('main', applicationDeadline, of) : null,
    earlyDeadline ? ownDeadline('early', earlyDeadline, of) : null,
  ].filter((deadline) => deadline !== null)
}
