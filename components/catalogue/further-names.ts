import type { FurtherNames } from '@/lib/search-words/further-names'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'

let names: FurtherNames | null = null
let isAsked = false
const waiting = new Set<() => void>()

/** The names are a help alone: where they cannot be loaded, the next word that is not understood asks again. */
async function ask(): Promise<void> {
  isAsked = true
  try {
    const { subjects } = await SUBJECTS.load()
    names = subjects.map(([slug, , synonyms, otherNames, , , ordinary]) => {
      const isOrdinary = new Set(ordinary.split(','))
      const telling = synonyms.split(',').filter((word) => !isOrdinary.has(word))
      return [slug, otherNames, telling.join()] as const
    })
    for (const listener of waiting) listener()
  } catch {
    isAsked = false
  }
}

/**
 * Rare names of subjects, and those in other languages. They are asked for when a typed word is not understood, and null until they are
 * here; `onLoad` is called then.
 */
export function getLoadedFurtherNames(onLoad: () => void): FurtherNames | null {
  if (names) return names
  waiting.add(onLoad)
  if (!isAsked) void ask()
  return null
}
