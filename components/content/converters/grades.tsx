import { LateGradeConverter } from './late-grade-converter'

/** The grade converter, for texts. */
export function Grades() {
  return <LateGradeConverter />
}
