import { Fold } from '@/components/content/fold'
import { Sum } from '@/components/content/sum'
import type { EntryRule, Fact } from '@/lib/facts/fact'
import { askedAt, ruleAt } from '@/lib/universities/answers/entry'
import { atLevels, type AtLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import { formatList } from '@/lib/text/format'
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

/** Up to so many letters, an answer is large. */
const SHORT = 40

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
  // A short requirement of English stands out as a sum does; without one, the language of teaching.
  const lead = rows.find(({ label }) => label === 'English') ?? rows[0]
  const rest = rows.filter((row) => row !== lead)
  const besides = rest.filter(({ label }) => label === 'Taught in')
  const folded = rest.filter((row) => !besides.includes(row))
  return (
    <>
      {lead && (
        <dl>
          <dt className="text-sm text-ink-3">{lead.label}</dt>
          <dd>
            <LeveledAnswer answers={lead.answers} inBrief={({ text }) => text}>
              {({ text }) =>
                text.length <= SHORT ? <Sum>{text}</Sum> : <p className="font-semibold">{text}</p>
              }
            </LeveledAnswer>
          </dd>
        </dl>
      )}
      <Rows rows={besides} />
      {folded.length > 0 && (
        <Fold summary={formatList(folded.map(({ label }) => label))}>
          <Rows rows={folded} />
        </Fold>
      )}
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

type Row = { label: string; answers: AtLevels<Asked> }

const Rows = ({ rows }: { rows: readonly Row[] }) => (
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
)

/** The university's own rule on a test goes before the country's. */
function askedOn({ university }: ProfileData, topic: EntryRule['topic'], level: Level): Asked | null {
  const asked = askedAt(university, level)
  if (topic === 'english-minimum' && asked?.englishTest) return { text: asked.englishTest, rule: null }
  if (topic === 'entrance-test' && asked?.requiredTests)
    return { text: asked.requiredTests.join(', ') || 'No admission test', rule: null }
  const rule = ruleAt(university.facts.entry, topic, level)
  return rule && { text: rule.value.text, rule }
}
