'use client'

import { loadGrades } from './load-grades'
import { WhenOpened } from './when-opened'

type ConvertMyGradeProps = { version: string; onUse: (gpa: number) => void }

/** The grade converter beside a field for a GPA, which it can fill in. */
export function ConvertMyGrade({ version, onUse }: ConvertMyGradeProps) {
  return (
    <WhenOpened
      summary="Convert my grade"
      otherwise="The page on transcripts has a table."
      load={() => loadGrades(version)}
    >
      {({ GradeConverter, scales }) => <GradeConverter scales={scales} onUse={onUse} />}
    </WhenOpened>
  )
}
