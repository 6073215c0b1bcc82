import { runInSteps } from '@/components/ui/run-in-steps'
import { whenIdle } from '@/components/ui/when-idle'
import { defineData } from '@/lib/device/catalogue-file'
import { asksToSaveData } from '@/lib/device/data-saver'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { FURTHER_PHRASES } from '@/lib/search-words/files'
import type { FurtherNames } from '@/lib/search-words/further-phrases'
import type { Vocabulary } from '@/lib/search-words/vocabulary'

/** Rare names of subjects, those in other languages, questions and names of awards. */
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

async function loadFurther() {
  const [{ makeFurther }, names] = await Promise.all([
    import('@/lib/search-words/further-names'),
    FURTHER_NAMES.load(),
  ])
  return { makeFurther, names }
}

/**
 * Has the files come while a vocabulary is still being made, as they would else arrive while the visitor types; not where data is
 * to be saved. What fails is tried again when they are needed.
 */
export function fetchFurther(): void {
  if (!asksToSaveData()) void loadFurther().catch(() => {})
}

/**
 * Gives a vocabulary, and another object once that has a larger one for words that it does not understand. The larger one is
 * made when the page is idle, on a slow connection, too, as its files would else arrive while the visitor types; where data is
 * to be saved or a visitor is faster, when such a word is typed. What fails is tried again at the next one.
 * @param onMade called when the larger one is there
 */
export function withFurther(base: Vocabulary, onMade: () => void): () => Vocabulary {
  let isMaking = false
  async function make() {
    const { makeFurther, names } = await loadFurther()
    const further = await runInSteps(makeFurther(base, names))
    vocabulary = { ...base, further: () => further }
    onMade()
  }
  const ask = () => {
    if (isMaking) return
    isMaking = true
    make().catch(() => (isMaking = false))
  }
  let vocabulary: Vocabulary = {
    ...base,
    further: () => {
      ask()
      return null
    },
  }
  if (!asksToSaveData()) whenIdle(ask)
  return () => vocabulary
}
