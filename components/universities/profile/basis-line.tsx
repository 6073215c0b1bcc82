import { describeKind } from '@/lib/facts/words'
import { distinctBases, type Basis } from '@/lib/universities/profile/basis'
import { BasisWords } from './basis-words'

type BasisLineProps = { bases: readonly Basis[]; after?: string }

/** The basis of the figures above: kind, year and publisher, each once. */
export function BasisLine({ bases, after }: BasisLineProps) {
  if (bases.length === 0) return null
  return (
    <BasisWords
      bases={distinctBases(bases).map((basis) => [describeKind(basis), basis.publisher, basis.href])}
      after={after}
    />
  )
}
