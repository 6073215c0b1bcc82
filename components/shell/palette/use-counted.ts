import { foundInWords, useFoundElsewhere } from '@/components/list/found-elsewhere'
import { hasNothing } from '@/lib/list/text-meaning'
import type { Sentence } from '@/lib/palette/sentence'

const NOUNS = {
  programmes: ['programme', 'programmes'],
  scholarships: ['scholarship', 'scholarships'],
  universities: ['university', 'universities'],
} as const

/** A sentence with the number of results of its list, once it is known; null where the list has none. */
export function useCounted(sentence: Sentence | null): Sentence | null {
  const found = useFoundElsewhere(sentence?.choice.href ?? '', sentence !== null)
  if (!sentence || !found) return sentence
  return hasNothing(found)
    ? null
    : { ...sentence, choice: { ...sentence.choice, detail: foundInWords(found, NOUNS[sentence.what]) } }
}
