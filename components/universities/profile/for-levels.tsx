import type { ReactNode } from 'react'
import { LEVELS } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'
import type { AtLevels } from '@/lib/universities/profile/at-levels'

type ForLevelsProps = Omit<AtLevels<unknown>, 'answer'> & { children: ReactNode }

/**
 * An answer that shows only at its levels. At a level that has no answer of its own, it names the level it belongs to.
 */
export function ForLevels({ of, levels, standsInFor, children }: ForLevelsProps) {
  return (
    <div data-for={levels.length < LEVELS.length ? levels.join(' ') : undefined}>
      {standsInFor.length > 0 && (
        <p data-for={standsInFor.join(' ')} className="text-sm font-semibold">
          For a {levelWord(of)}:
        </p>
      )}
      {children}
    </div>
  )
}
