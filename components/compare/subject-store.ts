import { useEffect, useState } from 'react'
import { SUBJECTS_FILE, subjectsFile } from '@/components/catalogue/subjects'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { ServedSubject, SubjectFacts } from '@/lib/compare/subject-row'
import { isAddedId } from '@/lib/universities/added-id'

// The server wrote the file from typed data.
const subjectFacts = createResource<SubjectFacts | null>(async (address) => {
  const response = await fetchFile(address)
  return response.json() as Promise<SubjectFacts | null>
})

async function loadSubjectFacts(slug: string, id: string): Promise<SubjectFacts | null> {
  // A university that a visitor added exists on the device only, and no source names its subjects.
  if (isAddedId(id)) return null
  const { version } = await subjectsFile.load(SUBJECTS_FILE)
  return subjectFacts.load(`/catalogue/${version}/subject/${slug}/${id}`)
}

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
