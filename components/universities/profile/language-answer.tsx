import type { EntryRule, Fact } from '@/lib/facts/fact'
import { askedAt, ruleAt } from '@/lib/universities/answers/entry'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { ProfileData } from '@/lib/universities/record/provenance'
import type { Level } from '@/lib/facts/vocabulary'
import { BasisLine } from './basis-line'
import { ForLevels, LeveledAnswer } from './for-levels'
import { Pairs } from './pairs'

const TOPICS: readonly { topic: EntryRule['topic']; label: string }[] = [
  { topic: 'teaching-language', label: 'Taught in' },
  { topic: 'english-minimum', label: 'English' },
  { topic: 'local-language-minimum', label: 'Other language' },
  { topic: 'entrance-test', label: 'Tests' },
]

/** What is asked, with the country's rule that it rests on; null for what the university itself asks. */
type Asked = { text: string; rule: Fact<EntryRule> | null }

/** The language of teaching, and the tests one needs: the university's own first, then the country's rules. */
export function LanguageAnswer(profile: ProfileData) {
  const { facts } = profile.university
  const { admission } = facts
  const rows = TOPICS.map(({ topic, label }) => ({
    label,
    answers: atLevels((level) => askedOn(profile, topic, level)),
  })).filter(({ answers }) => answers.known.length > 0)
  const cited = rows.flatMap(({ answers }) => answers.known).flatMap(({ value: { rule } }) => rule ?? [])
  const own = cited.filter(({ value }) => value.isOwn)
  const national = cited.filter(({ value }) => !value.isOwn)
  return (
    <>
      <Pairs
        pairs={rows.map(({ label, answers }) => ({
          label,
          value: (
            <LeveledAnswer answers={answers} inBrief={({ text }) => text}>
              {({ text }) => text}
            </LeveledAnswer>
          ),
        }))}
      />
      {admission?.value.englishPolicy && (
        <ForLevels levels={['bachelor']}>
          <Pairs
            pairs={[{ label: 'English test', value: `${admission.value.englishPolicy}, ${admission.year}` }]}
          />
        </ForLevels>
      )}
      <BasisLine
        bases={[
          ...basisOfFields(profile, [
            'admissionRequirements.englishTest',
            'admissionRequirements.requiredTests',
          ]),
          ...own.map(basisOfFact),
        ]}
      />
      <BasisLine bases={national.map(basisOfFact)} after=", for the country as a whole" />
    </>
  )
}

/** The university's own rule on a test goes before the country's. */
function askedOn({ university }: ProfileData, topic: EntryRule['topic'], level: Level): Asked | null {
  const asked = askedAt(university, level)
  if (topic === 'english-minimum' && asked?.englishTest) return { text: asked.englishTest, rule: null }
  if (topic === 'entrance-test' && asked?.requiredTests)
    return { text: asked.requiredTests.join(', ') || 'No admission test', rule: null }
  const rule = ruleAt(university.facts.entry, topic, level)
  return rule && { text: rule.value.text, rule }
}
