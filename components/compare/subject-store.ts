import { useEffect, useState } from 'react'
import { SUBJECTS_FILE, subjectsFile } from '@/components/catalogue/subjects'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { ServedSubject, ToldSubject } from '@/lib/compare/subject-row'
import { isAddedId } from '@/lib/universities/added-id'

// The server wrote the file from typed data.
const toldSubjects = createResource<ToldSubject | null>(async (address) => {
  const response = await fetchFile(address)
  return response.json() as Promise<ToldSubject | null>
})

async function loadTold(slug: string, id: string): Promise<ToldSubject | null> {
  // A university that a visitor added exists on the device only, and no source names its subjects.
  if (isAddedId(id)) return null
  const { version } = await subjectsFile.load(SUBJECTS_FILE)
  return toldSubjects.load(`/catalogue/${version}/subject/${slug}/${id}`)
}

/** The facts about a subject at universities, in their order: those the server sent, and those fetched since. */
export function useToldSubject(slug: string, ids: readonly string[], served: ServedSubject | null) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, ToldSubject | null>>>({})
  const sent = served?.slug === slug ? served.told : {}
  const missing = ids.filter((id) => !(id in sent) && !(id in loaded)).join()
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      const keep = (told: ToldSubject | null) => setLoaded((before) => ({ ...before, [id]: told }))
      loadTold(slug, id).then(keep, () => keep(null))
    }
  }, [slug, missing])
  return ids.map((id) => sent[id] ?? loaded[id])
}
