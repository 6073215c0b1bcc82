import { useEffect, useState } from 'react'
import { SUBJECT_FACTS } from '@/lib/compare/files'
import type { ServedSubject, SubjectFacts } from '@/lib/compare/subject-row'
import { isAddedId } from '@/lib/universities/added-id'

/** A university that a visitor added exists on the device only, and no source names its subjects. */
const loadSubjectFacts = async (slug: string, id: string) =>
  isAddedId(id) ? null : SUBJECT_FACTS(slug, id).load()

/** The facts about a subject at universities, in their order: those the server sent, and those fetched since. */
export function useSubjectFacts(slug: string, ids: readonly string[], served: ServedSubject | null) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, SubjectFacts | null>>>({})
  const sent = served?.slug === slug ? served.told : {}
  const missing = ids.filter((id) => !(id in sent) && !(id in loaded)).join()
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      const keep = (told: SubjectFacts | null) => setLoaded((before) => ({ ...before, [id]: told }))
      loadSubjectFacts(slug, id).then(keep, () => keep(null))
    }
  }, [slug, missing])
  return ids.map((id) => sent[id] ?? loaded[id])
}
