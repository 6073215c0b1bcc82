import { followLink } from '@/components/list/follow-link'
import type { ShownList } from '@/components/list/list-view'
import { useKept } from '@/components/ui/use-kept'
import { readAnswer } from '@/lib/device/profile-entry'
import { SCORES } from '@/lib/programmes/options'
import { levelOf } from '@/lib/universities/level'

const readIelts = () => readAnswer('ielts')
const readTest = () => readAnswer('englishTest')

/**
 * Below the score of English: the visitor's own, one tap away. It stands in no address unasked, as it says who asks, and
 * most universities name no score, so that the list would be short of them. At other levels than the bachelor's none does.
 */
export function KeptScore({ shown }: { shown: ShownList }) {
  const kept = Number(useKept(readIelts, ''))
  const isCompared = useKept(readTest, '') !== ''
  const score = SCORES.find(({ value }) => Number(value) === kept)
  const { ielts } = shown.search as { ielts?: string | null }
  if (levelOf(shown.search) !== 'bachelor' || !score || ielts === score.value) return null
  const change = { ielts: score.value }
  return (
    <a
      className="inline-flex min-h-11 items-center text-sm md:min-h-6"
      href={shown.hrefOf(change)}
      onClick={followLink(() => shown.change(change))}
    >{`Yours: ${isCompared ? 'about ' : ''}${score.label}`}</a>
  )
}
