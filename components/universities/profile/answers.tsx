import type { ComponentType } from 'react'
import { LevelChoice } from '@/components/content/level-choice'
import type { Elements } from '@/components/ui/elements'
import { levelsTaught } from '@/lib/facts/taught-levels'
import type { Level } from '@/lib/facts/vocabulary'
import { knownAnswers, type AnswerId } from '@/lib/universities/profile/known-answers'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { ApplyAnswer } from './apply-answer'
import { FeeAnswer } from './fee-answer'
import { LanguageAnswer } from './language-answer'
import { Answer, AnswerGrid } from './topic'

const CONTENT: Partial<Record<AnswerId, ComponentType<ProfileData>>> = {
  fee: FeeAnswer,
  apply: ApplyAnswer,
  language: LanguageAnswer,
}

type AnswersProps = ProfileData & {
  title: string
  /** At which the profile opens. */
  level: Level
  /** Whether it can take the visitor. */
  admission?: Elements
}

/** The deciding answers at the visitor's level, large: price, date, language, and whether it can take them. An unknown answer is left out. */
export function Answers({ title, level, admission, ...profile }: AnswersProps) {
  const known = knownAnswers(profile).filter(({ id }) => CONTENT[id])
  if (known.length === 0 && !admission) return null
  return (
    <section aria-labelledby="answers" className="pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <h2 id="answers" className="text-md max-md:sr-only">
          {title}
        </h2>
        <LevelChoice opensAt={level} levels={levelsTaught(profile.university.facts.notTaught)} />
      </div>
      <AnswerGrid columns={known.length + Number(Boolean(admission)) < 4 ? 'three' : 'four'}>
        {known.map(({ id, title: question }) => {
          const Content = CONTENT[id]
          return (
            Content && (
              <Answer key={id} id={id} title={question}>
                <Content {...profile} />
              </Answer>
            )
          )
        })}
        {admission}
      </AnswerGrid>
    </section>
  )
}
