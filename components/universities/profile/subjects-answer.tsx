import type { Fact, TaughtSubject } from '@/lib/facts/fact'
import { formatCount } from '@/lib/text/format'
import { orNull } from '@/lib/universities/answers/answer'
import { showsPopular, subjectsAt } from '@/lib/universities/answers/subject'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { LeveledAnswer } from './for-levels'
import { PopularProgrammes } from './popular-programmes'

/**
 * The subjects of most students. Without these figures: the subjects that the record names, or those with most courses.
 */
export function SubjectsAnswer(profile: ProfileData) {
  const { university } = profile
  if (showsPopular(university)) {
    return (
      <>
        <p className="text-sm">Popular:</p>
        <PopularProgrammes university={university} />
        <BasisLine bases={basisOfFields(profile, ['popularPrograms'])} />
      </>
    )
  }
  return (
    <LeveledAnswer
      answers={atLevels((level) => orNull(subjectsAt(university.facts, level)))}
      inBrief={(subjects) => subjects.map(({ value }) => value.subject).join(', ')}
    >
      {(subjects) => (
        <>
          <p>
            {subjects
              .map(({ value: { subject, count } }) => `${subject} (${formatCount(count)})`)
              .join(' · ')}
          </p>
          <BasisLine bases={subjects.map(basisOfFact)} after={`; in brackets: ${countedIn(subjects)}`} />
        </>
      )}
    </LeveledAnswer>
  )
}

function countedIn([first]: readonly Fact<TaughtSubject>[]): string {
  if (!first) return ''
  const { counted, level } = first.value
  return level === 'all' ? `${counted}, all levels together` : counted
}
