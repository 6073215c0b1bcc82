'use client'

import { useFile } from '@/components/ui/use-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { subjectRow, type ServedSubject, type SubjectFacts } from '@/lib/compare/subject-row'
import { partsOfId } from '@/lib/facts/programme-id'
import type { Level } from '@/lib/facts/vocabulary'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { GroupRow } from './comparison-cells'
import type { PhoneColumn } from './comparison-head'
import { ComparisonRow } from './comparison-row'
import { useEffect, useState } from 'react'
import { SUBJECT_FACTS } from '@/lib/compare/files'
import { isAddedId } from '@/lib/universities/added-id'

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
  // A programme's university is asked: the subject is one that the visitor chose, and not that of the programme.
  const universities = columns.map(({ id }) => partsOfId(id).universityId)
  const told = useSubjectFacts(slug, universities, served)
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

/** A university that a visitor added exists on the device only, and no source names its subjects. */
const loadSubjectFacts = async (slug: string, id: string) =>
  isAddedId(id) ? null : SUBJECT_FACTS(slug, id).load()

/** The facts about a subject at universities, in their order: those the server sent, and those fetched since. */
function useSubjectFacts(slug: string, ids: readonly string[], served: ServedSubject | null) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, SubjectFacts | null>>>({})
  const sent = served?.slug === slug ? served.told : {}
  const missing = [...new Set(ids)].filter((id) => !(id in sent) && !(id in loaded)).join()
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      const keep = (told: SubjectFacts | null) => setLoaded((before) => ({ ...before, [id]: told }))
      loadSubjectFacts(slug, id).then(keep, () => keep(null))
    }
  }, [slug, missing])
  return ids.map((id) => sent[id] ?? loaded[id])
}
