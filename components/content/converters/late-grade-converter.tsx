'use client'

import { GRADE_SCALES } from '@/lib/content/grades/files'
import { WhenOpened } from './when-opened'

const load = () =>
  Promise.all([import('./grade-converter').then(({ GradeConverter }) => GradeConverter), GRADE_SCALES.load()])

type GradeConverterLaterProps = {
  /** Takes over the result. Left out if the page has no field for it, but a table of the scales. */
  onUse?: (gpa: number) => void
}

/** The grade converter; its script and its scales are loaded when it is opened. */
export function LateGradeConverter({ onUse }: GradeConverterLaterProps) {
  return (
    <WhenOpened
      summary={onUse ? 'Convert my grade' : 'Convert a grade'}
      otherwise={onUse ? 'The page on transcripts has a table.' : 'The table below can be read without it.'}
      load={load}
    >
      {([GradeConverter, loaded]) => <GradeConverter scales={loaded} onUse={onUse} />}
    </WhenOpened>
  )
}
