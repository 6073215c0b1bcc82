import { toCompared, type LeveledColumn } from '@/lib/universities/compared-university'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { toUniversities } from '@/lib/import/added-universities'
import { REFERENCE } from '@/lib/import/files'

/** The column of a university that the visitor added, or null if the visitor has removed it since. */
export async function findAddedColumn(id: string): Promise<LeveledColumn | null> {
  openAdded()()
  const entry = useAddedStore.getState().entries.find((added) => added.id === id)
  if (!entry) return null
  const [university] = toUniversities([entry], [], await REFERENCE.load())
  return university ? toCompared(university) : null
}
