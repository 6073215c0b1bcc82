import { getGradeFile } from '@/lib/content/grades/queries'
import { LateGradeConverter } from './late-grade-converter'

/** The grade converter with the version of the scales that it reads. */
export function Grades() {
  return <LateGradeConverter version={getGradeFile().version} />
}
