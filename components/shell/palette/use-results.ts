import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { readAnswers, readSaid, readSentence } from '@/lib/palette/sentence'
import { searchEntries } from '@/lib/palette/search'
import { useRecentStore } from '@/lib/palette/recent-store'
import { refuseText } from '@/lib/text/clean-text'
import { foundOptions, offeredOptions } from './palette-list'
import { useCounted } from './use-counted'
import { useEntries } from './use-entries'

const PER_KIND = 6

/**
 * What the palette offers for a text, without spaces around it; for none, the plan, what was chosen before and pages.
 * `hits` is null where nothing is searched. `said`: what is told of the text without a page to lead to.
 */
export function useResults(wanted: string, saved: number) {
  'use memo'
  const { parts, pages, rows, vocabulary, state, retry } = useEntries()
  const level = useKept(readLevel, null)
  const recent = useRecentStore((store) => store.recent)
  const refusal = refuseText(wanted)
  const hits = wanted && !refusal ? searchEntries(parts, wanted, PER_KIND, vocabulary?.correctedName) : null
  const read = hits && vocabulary ? readSentence(wanted, vocabulary, level) : null
  // Hits are a guess where words were put right for them, "nigerian universities", or begin with a mistyped country.
  const isGuess = Boolean(hits?.corrected ?? read?.corrected)
  const sentence = useCounted(read && isGuess ? { ...read, isSure: true } : read)
  const answers = hits && vocabulary ? readAnswers(wanted, vocabulary, rows) : []
  return {
    ...{ refusal, hits, sentence, state, retry },
    said: hits && vocabulary ? readSaid(wanted, vocabulary) : [],
    groups: hits ? foundOptions(hits.groups, sentence, answers) : offeredOptions(saved, recent, pages),
  }
}
