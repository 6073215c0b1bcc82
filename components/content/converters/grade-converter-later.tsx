'use client'

import { loadGrades } from './load-grades'
import { WhenOpened } from './when-opened'

/** The grade converter; its script and its scales are loaded when it is opened. */
export function GradeConverterLater({ version }: { version: string }) {
  return (
    <WhenOpened
      summary="Convert a grade"
      otherwise="The table below can be read without it."
      load={() => loadGrades(version)}
    >
      {({ GradeConverter, scales }) => <GradeConverter scales={scales} />}
    </WhenOpened>
  )
}
