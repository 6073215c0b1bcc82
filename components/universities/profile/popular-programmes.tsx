import { orNull } from '@/lib/universities/answers/answer'
import { popularAt } from '@/lib/universities/answers/subject'
import { WORLD } from '@/lib/universities/list'
import { atLevels } from '@/lib/universities/profile/at-levels'
import type { University } from '@/lib/universities/record/schema'
import { POPULAR_PROGRAMMES } from '@/lib/universities/vocabulary'
import { LeveledAnswer } from './for-levels'
import { LinkedValues } from './linked-values'

/** The programmes that a record names at each level, each leading to the universities that share it. */
export function PopularProgrammes({ university }: { university: University }) {
  return (
    <LeveledAnswer
      answers={atLevels((level) => orNull(popularAt(university, level)))}
      inBrief={(labels) => labels.join(', ')}
    >
      {(labels) => (
        <LinkedValues
          label="Popular programmes"
          links={POPULAR_PROGRAMMES.filter(({ label }) => labels.includes(label)).map(({ value, label }) => ({
            label,
            href: WORLD.href({ programmes: [value] }),
          }))}
        />
      )}
    </LeveledAnswer>
  )
}
