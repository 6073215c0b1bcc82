import type { Elements } from '@/components/ui/elements'
import { knownAnswers } from '@/lib/universities/profile/known-answers'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { SubjectsAnswer } from './subjects-answer'
import { ProfileSection } from './topic'

type FurtherAnswersProps = ProfileData & {
  /** The awards for students of the university, and the way to those open to a nationality. */
  awards?: Elements
}

/** What is answered at a level and decides less: subjects and awards. */
export function FurtherAnswers({ awards, ...profile }: FurtherAnswersProps) {
  const subjects = knownAnswers(profile).find(({ id }) => id === 'subjects')
  return (
    <>
      {subjects && (
        <ProfileSection id="subjects" title={subjects.title}>
          <SubjectsAnswer {...profile} />
        </ProfileSection>
      )}
      {awards && (
        <ProfileSection id="awards" title="Awards for students here">
          {awards}
        </ProfileSection>
      )}
    </>
  )
}
