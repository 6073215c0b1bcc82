import type { ComponentType } from 'react'
import type { Elements } from '@/components/ui/elements'
import type { Level } from '@/lib/facts/vocabulary'
import { knownAnswers, type AnswerId } from '@/lib/universities/profile/known-answers'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { ApplyAnswer } from './apply-answer'
import { FeeAnswer } from './fee-answer'
import { LanguageAnswer } from './language-answer'
import { LevelChoice } from './level-choice'
import { OutcomesAnswer } from './outcomes-answer'
import { SubjectsAnswer } from './subjects-answer'
import { Answer, AnswerGrid } from './topic'

const CONTENT: Record<AnswerId, ComponentType<ProfileData>> = {
  fee: FeeAnswer,
  apply: ApplyAnswer,
  language: LanguageAnswer,
  subjects: SubjectsAnswer,
  outcomes: OutcomesAnswer,
}

type AnswersProps = ProfileData & {
  /** At which the profile opens. */
  level: Level
  /** The awards for students of the university, and the way to those open to a nationality. */
  awards?: Elements
}

/** The deciding answers at the visitor's level. An unknown answer is left out. */
export function Answers({ level, awards, ...profile }: AnswersProps) {
  const known = knownAnswers(profile)
  if (known.length === 0 && !awards) return null
  return (
    <section aria-labelledby="answers" className="pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <h2 id="answers" className="text-md max-md:sr-only md:text-lg">
          What decides
        </h2>
        <LevelChoice opensAt={level} />
      </div>
      <AnswerGrid>
        {known.map(({ id, title }) => {
          const Content = CONTENT[id]
          return (
            <Answer key={id} id={id} title={title}>
              <Content {...profile} />
            </Answer>
          )
        })}
        {awards && (
          <Answer id="awards" title="Awards for students here">
            {awards}
          </Answer>
        )}
      </AnswerGrid>
    </section>
  )
}
