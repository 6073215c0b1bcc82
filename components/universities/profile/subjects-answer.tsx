import { formatCount } from '@/lib/text/format'
import { showsPopular, subjectAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { Profile } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'
import { PopularProgrammes } from './popular-programmes'

/**
 * The subjects of most students. Without these figures: the subjects that the record names, or those with most courses.
 */
export function SubjectsAnswer(profile: Profile) {
  const { university } = profile
  if (showsPopular(university)) {
    return (
      <>
        <PopularProgrammes university={university} />
        <BasisLine bases={basisOfFields(profile, ['popularPrograms'])} />
      </>
    )
  }
  return subjectAnswers(university).map(({ answer, ...at }) => (
    <ForLevels key={at.of} {...at}>
      <p>{answer.map(({ value: { subject, count } }) => `${subject} (${formatCount(count)})`).join(' · ')}</p>
      <BasisLine bases={answer.map(basisOfFact)} after={`; in brackets: ${answer[0]?.value.counted}`} />
    </ForLevels>
  ))
}
