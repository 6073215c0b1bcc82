'use client'

import type { ConvertibleScale } from '@/lib/content/grades/schema'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { WhenOpened } from './when-opened'

const scales = createResource<ConvertibleScale[]>(async (version) => {
  const response = await fetchFile(`/catalogue/grades/${version}/scales.json`)
  // The server wrote the file through its schema, and its address carries the hash of its content.
  return response.json() as Promise<ConvertibleScale[]>
})

const load = (version: string) =>
  Promise.all([
    import('./grade-converter').then(({ GradeConverter }) => GradeConverter),
    scales.load(version),
  ])

type GradeConverterLaterProps = {
  version: string
  /** Takes over the result. Left out if the page has no field for it, but a table of the scales. */
  onUse?: (gpa: number) => void
}

/** The grade converter; its script and its scales are loaded when it is opened. */
export function LateGradeConverter({ version, onUse }: GradeConverterLaterProps) {
  return (
    <WhenOpened
      summary={onUse ? 'Convert my grade' : 'Convert a grade'}
      otherwise={onUse ? 'The page on transcripts has a table.' : 'The table below can be read without it.'}
      load={() => load(version)}
    >
      {([GradeConverter, loaded]) => <GradeConverter scales={loaded} onUse={onUse} />}
    </WhenOpened>
  )
}
