import type { Requirement } from '@/lib/facts/requirement'
import { LEVELS } from '@/lib/facts/vocabulary'
import { BasisWords } from './basis-words'
import { ForLevels } from './for-levels'
import { Topic } from './topic'

const ALL = LEVELS.map(({ value }) => value)

/** The tests and certificates that an application needs besides, at the levels and for the people that need them. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  const levels = ALL.filter((level) => requirements.some((each) => levelsOf(each).includes(level)))
  if (levels.length === 0) return null
  return (
    <ForLevels levels={levels}>
      <Topic>Needed besides</Topic>
      {requirements.map((requirement) => (
        <ForLevels key={requirement.id} levels={levelsOf(requirement)}>
          <Item {...requirement} />
        </ForLevels>
      ))}
    </ForLevels>
  )
}

const levelsOf = ({ levels }: Requirement) => (levels.length > 0 ? levels : ALL)

function Item({ title, text, ifUnknown, isUnsure, validFor, source }: Requirement) {
  const words = [isUnsure && 'probably: check it', source ? validFor : 'our advice']
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{[text, ifUnknown].filter(Boolean).join(' ')}</p>
      <BasisWords bases={[[words, source?.publisher ?? 'Meridian', source?.url ?? null]]} />
    </>
  )
}
