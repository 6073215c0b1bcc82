import type { ReactNode } from 'react'
import type { EntryRule } from '@/lib/facts/fact'
import { entryAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { Profile } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'

const TOPICS: readonly { topic: EntryRule['topic']; label: string }[] = [
  { topic: 'teaching-language', label: 'Taught in' },
  { topic: 'english-minimum', label: 'English' },
  { topic: 'local-language-minimum', label: 'Other language' },
  { topic: 'entrance-test', label: 'Tests' },
]

/** The language of teaching, and the tests one needs: the university's own first, then the country's rules. */
export function LanguageAnswer(profile: Profile) {
  const { admissionRequirements: own, facts } = profile.university
  const { admission } = facts
  // The university's own rule on a test goes before the country's rule.
  const isSaid = (topic: EntryRule['topic']) =>
    (topic === 'english-minimum' && own.englishTest !== null) ||
    (topic === 'entrance-test' && own.requiredTests !== null)
  const rules = TOPICS.filter(({ topic }) => !isSaid(topic))
    .map(({ topic, label }) => ({ label, answers: entryAnswers({ facts }, topic) }))
    .filter(({ answers }) => answers.length > 0)
  const cited = rules.flatMap(({ answers }) => answers.map(({ answer }) => basisOfFact(answer)))
  return (
    <>
      <dl className="pairs">
        {own.englishTest && <Pair label="English">{own.englishTest}</Pair>}
        {admission?.value.englishPolicy && (
          <Pair label="English test">
            {admission.value.englishPolicy}, {admission.year}
          </Pair>
        )}
        {own.requiredTests && (
          <Pair label="Tests">{own.requiredTests.join(', ') || 'No admission test'}</Pair>
        )}
        {rules.map(({ label, answers }) => (
          <Pair key={label} label={label}>
            {answers.map(({ answer, ...at }) => (
              <ForLevels key={at.of} {...at}>
                {answer.value.text}
              </ForLevels>
            ))}
          </Pair>
        ))}
      </dl>
      <BasisLine
        bases={[
          ...basisOfFields(profile, [
            'admissionRequirements.englishTest',
            'admissionRequirements.requiredTests',
          ]),
          ...cited,
        ]}
        after={cited.length > 0 ? ', for the country as a whole' : undefined}
      />
    </>
  )
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
