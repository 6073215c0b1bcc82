import { defineData } from '@/lib/device/catalogue-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { FURTHER_PHRASES } from '@/lib/search-words/files'
import type { FurtherNames } from '@/lib/search-words/further-names'

const FURTHER_NAMES = defineData<FurtherNames>(
  () => `${SUBJECTS.address} as further names`,
  async () => {
    const [{ subjects }, phrases] = await Promise.all([SUBJECTS.load(), FURTHER_PHRASES.load()])
    const names = subjects.map(([slug, , synonyms, otherNames, , , ordinary]) => {
      const isOrdinary = new Set(ordinary.split(','))
      const telling = synonyms.split(',').filter((word) => !isOrdinary.has(word))
      return [slug, otherNames, telling.join()] as const
    })
    return { subjects: names, phrases }
  },
)

/**
 * Rare names of subjects, those in other languages, questions and names of awards. They are asked for when a typed word is not understood, and null until they are
 * here; `onLoad` is called then. Where they cannot be loaded, the next word that is not understood asks again.
 */
export function getFurtherNames(onLoad: () => void): FurtherNames | null {
  const names = FURTHER_NAMES.get()
  if (!names) void FURTHER_NAMES.load().then(onLoad, () => {})
  return names
}

/** The same names; null where nothing asked for them yet. */
export const loadedFurtherNames = FURTHER_NAMES.get
