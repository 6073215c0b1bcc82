import { SourceMark } from '@/components/ui/source-mark'
import type { UniversityCardData } from '@/lib/universities/card'

/** The mark beside a value of a card that tells what it rests on. */
export function CardBasis({ card, of, tip }: { card: UniversityCardData; of: string; tip: string }) {
  return <SourceMark id={`${card.id}-${of.replaceAll(' ', '-')}`} of={`${of}, ${card.name}`} tip={tip} />
}
