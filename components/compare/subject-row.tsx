'use client'

import { useFile } from '@/components/ui/use-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { subjectRow, type ServedSubject } from '@/lib/compare/subject-row'
import type { Level } from '@/lib/facts/vocabulary'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { GroupRow } from './comparison-cells'
import type { PhoneColumn } from './comparison-head'
import { ComparisonRow } from './comparison-row'
import { useSubjectFacts } from './subject-store'

type SubjectRowProps = {
  slug: string
  served: ServedSubject | null
  columns: readonly ComparedUniversity[]
  level: Level
  placeOf: (id: string) => PhoneColumn
}

/** The row of the chosen subject; none for an unknown slug. */
export function SubjectRow({ slug, served, columns, level, placeOf }: SubjectRowProps) {
  const isServed = served?.slug === slug
  const { value: options } = useFile(SUBJECTS, !isServed)
  const told = useSubjectFacts(
    slug,
    columns.map(({ id }) => id),
    served,
  )
  const chosen = options?.subjects.find(([code]) => code === slug)
  const name = isServed ? served.name : chosen?.[1]
  if (!name) return null
  return (
    <tbody role="rowgroup">
      <GroupRow columns={columns.length}>My subject</GroupRow>
      <ComparisonRow row={subjectRow(name, told, level)} columns={columns} placeOf={placeOf} />
    </tbody>
  )
}
