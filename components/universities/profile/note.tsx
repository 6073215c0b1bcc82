import { Basis } from '@/components/content/basis'
import { Fold } from '@/components/content/fold'

const LONGEST_IN_VIEW = 90

/** An exception or how a figure was counted: a short one in view, a long one folded. */
export function Note({ text, summary = 'Details' }: { text: string | null; summary?: string }) {
  if (!text) return null
  if (text.length <= LONGEST_IN_VIEW) return <Basis>{text}</Basis>
  return (
    <Fold summary={summary}>
      <span>{text}</span>
    </Fold>
  )
}
