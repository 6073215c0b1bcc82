import type { ReadableUniversity } from '../record/schema'

type Counted = Pick<ReadableUniversity, 'facts' | 'internationalStudents' | 'internationalPercent'>

/** Whether a university reports students from abroad: itself, or in a register that may be cited figure by figure. */
export const hasStudentsFromAbroad = ({
  facts,
  internationalStudents,
  internationalPercent,
}: Counted): boolean =>
  [internationalStudents, internationalPercent, facts?.citedStudents?.value.percent].some(
    (reported) => (reported ?? 0) > 0,
  )
