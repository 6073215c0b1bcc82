import type { Elements } from '@/components/ui/elements'
import { knownAnswers, type AnswerId } from '@/lib/universities/profile/known-answers'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { OutcomesAnswer } from './outcomes-answer'
import { SubjectsAnswer } from './subjects-answer'
import { ProfileSection } from './topic'

type FurtherAnswersProps = ProfileData & {
  /** The awards for students of the university, and the way to those open to a nationality. */
  awards?: Elements
}

/** What is answered at a level and decides less: subjects, what the degree leads to, awards. */
export function FurtherAnswers({ awards, ...profile }: FurtherAnswersProps) {
  const content: Partial<Record<AnswerId, Elements>> = {
    subjects: <SubjectsAnswer {...profile} />,
    outcomes: <OutcomesAnswer {...profile} />,
  }
  return (
    <>
      {knownAnswers(profile)
        .filter(({ id }) => content[id])
        .map(({ id, title }) => (
          <ProfileSection key={id} id={id} title={title}>
            {content[id]}
          </ProfileSection>
        ))}
      {awards && (
        <ProfileSection id="awards" title="Awards for students here">
          {awards}
        </ProfileSection>
      )}
    </>
  )
}
