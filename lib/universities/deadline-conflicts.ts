import type { Deadline } from '../facts/deadline'
import { LEVELS } from '../facts/vocabulary'
import { deadlinesAt } from './answers/deadline'
import type { Problem } from './record/check-duplicates'
import type { University } from './record/schema'

const isShared = <Value>(one: readonly Value[], other: readonly Value[]) =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))

/** Whether two deadlines speak of the same people, subjects and start. */
const isOfSameRound = (a: Deadline, b: Deadline) =>
  (a.who === b.who || a.who === 'all' || b.who === 'all') &&
  (a.fields.length === 0) === (b.fields.length === 0) &&
  isShared(a.fields, b.fields) &&
  isShared(a.intakes, b.intakes)

const isOtherDay = (a: Deadline, b: Deadline) =>
  a.month !== b.month || (a.day !== null && b.day !== null && a.day !== b.day)

const nameOf = ({ route, day, month }: Deadline) => `${route ?? 'its own record'} ${day ?? '?'}/${month}`

/**
 * Certain main deadlines of one university that contradict each other: for the same level, people, subjects and start
 * two days are given. What is only usual contradicts nothing: the certain one goes before it (`inPrecedence`).
 */
export function findDeadlineConflicts(
  universities: readonly Pick<University, 'id' | 'facts' | 'admissionRequirements'>[],
): Problem[] {
  return universities.flatMap((university) =>
    LEVELS.flatMap(({ value: level }) => {
      const sure = deadlinesAt(university, level).filter(({ what, isSure }) => what === 'main' && isSure)
      return sure.flatMap((one, at) =>
        sure
          .slice(at + 1)
          .filter((other) => isOfSameRound(one, other) && isOtherDay(one, other))
          .map((other) => ({
            where: university.id,
            message: `two deadlines for a ${level}’s degree: ${nameOf(one)} and ${nameOf(other)}`,
          })),
      )
    }),
  )
}
