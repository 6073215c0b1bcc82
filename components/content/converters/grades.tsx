import { getGradeFile } from '@/lib/content/grades/queries'
import { GradeConverterLater } from './grade-converter-later'

/** The grade converter with the version of the scales that it reads. */
export function Grades() {
  return <GradeConverterLater version={getGradeFile().version} />
}
