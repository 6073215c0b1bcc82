import { foundInWords, useFoundElsewhere } from '@/components/list/found-elsewhere'
import { hasNothing } from '@/lib/list/text-meaning'
import type { Sentence } from '@/lib/palette/sentence'

type SentenceList = Sentence['lists'][number]

/** A sentence with the number of results of each of its lists, once it is known, and without those that have none. */
export function useCounted(sentence: Sentence | null): Sentence | null {
  const useFoundOf = (what: SentenceList['what']) => {
    const href = sentence?.lists.find((list) => list.what === what)?.choice.href
    return useFoundElsewhere(href ?? '', href !== undefined)
  }
  const found = {
    programmes: useFoundOf('programmes'),
    scholarships: useFoundOf('scholarships'),
    universities: useFoundOf('universities'),
  }
  const lists = sentence?.lists.flatMap(({ what, choice }): SentenceList[] => {
    const known = found[what]
    if (!known) return [{ what, choice }]
    return hasNothing(known) ? [] : [{ what, choice: { ...choice, detail: foundInWords(known, what) } }]
  })
  return sentence && lists?.[0] ? { ...sentence, lists } : null
}
