import { Basis } from '@/components/content/basis'
import { Sum } from '@/components/content/sum'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'
import { withArticle } from '@/lib/places/with-article'
import type { ProgrammePageData } from '@/lib/programmes/page/queries'
import { STUDY_MODES } from '@/lib/programmes/vocabulary'
import { lengthInWords } from '@/lib/programmes/lengths'
import { programmeFeeInWords } from '@/lib/programmes/words'
import { languageName } from '@/lib/text/language-name'
import { ruledSubject } from '@/lib/subjects/medical'
import { labelOf } from '@/lib/text/options'
import { entryAt, tuitionAt } from '@/lib/universities/answers/words'
import { Pairs } from '../profile/pairs'
import { Answer, AnswerGrid } from '../profile/topic'
import { SaidAtLevel } from './said-at-level'
import { UniversityAsks } from './university-asks'

/** The deciding facts: the programme's own first, then those of its university at this level, marked as such. */
export function ProgrammeDecides({ page }: { page: ProgrammePageData }) {
  const { programme, university, dataset } = page
  const level = programme.levels[0] ?? 'bachelor'
  return (
    <section aria-labelledby="decides" className="pt-3 pb-4">
      <h2 id="decides" className="pb-3 text-md">
        What decides
      </h2>
      {/* Of four parts in three columns the last stood alone. */}
      <AnswerGrid columns="even">
        <Answer id="fee" title="Tuition">
          <ProgrammeFee page={page} level={level} />
        </Answer>
        <Answer id="course" title="The course">
          <CourseFacts {...page} />
          <Basis>
            <span>{`${dataset.title}, ${dataset.year} · `}</span>
            <a href="#source">source</a>
          </Basis>
        </Answer>
        <UniversityAsks
          university={university}
          level={level}
          language={programme.language}
          subject={ruledSubject(programme)}
        />
      </AnswerGrid>
    </section>
  )
}

/** The programme's fee as its source states it; the university's own beside it, which is for all programmes of the level. */
function ProgrammeFee({ page, level }: { page: ProgrammePageData; level: Level }) {
  const { programme, university, dataset } = page
  const own = programme.fee && programmeFeeInWords(programme.fee)
  const usual = tuitionAt(university, level, 'international', ruledSubject(programme))
  return (
    <>
      {own ? (
        <>
          <Sum>{own.sum}</Sum>
          {own.year && <p>{own.year}</p>}
          <Basis>{`${own.whose} · ${dataset.source.publisher}. It may have changed since.`}</Basis>
        </>
      ) : (
        <p>No source states a fee of this programme.</p>
      )}
      {(usual.value ?? !own) && (
        <SaidAtLevel
          answer={usual}
          level={level}
          lead={leadOf(usual.value?.isUsual === true, university.country, level, own !== null)}
          isLarge={!own}
        />
      )}
      {!own && !usual.value && <Basis>Ask the university.</Basis>}
    </>
  )
}

/** The owner of the fee below: the university, or only the usual fee of its country. */
function leadOf(isUsual: boolean, country: string, level: Level, isBesideOwn: boolean): string {
  const degree = LEVELS.find(({ value }) => value === level)?.degree ?? level
  if (isUsual) return `Usual in ${withArticle(country)} for a ${degree}, not a price of this university:`
  return `${isBesideOwn ? 'For comparison, the' : 'The'} university’s ${levelWord(level)} degrees in general:`
}

function CourseFacts({ programme, university, subject }: ProgrammePageData) {
  const { code, months, language, mode, campus, city, faculty, options, levels } = programme
  const { value: taught } = entryAt(university, 'teaching-language', levels[0] ?? 'bachelor')
  return (
    <Pairs
      pairs={[
        { label: 'Subject', value: subject?.name },
        { label: 'Length', value: months === null ? null : lengthInWords(months) },
        {
          label: 'Taught in',
          value: language ? languageName(language) : taught?.text,
          note: language ? null : taught && 'usual in the country, not of this course',
        },
        { label: 'Mode', value: labelOf(STUDY_MODES, mode) },
        { label: 'Campus', value: campus },
        { label: 'Town', value: city },
        { label: 'Faculty', value: faculty },
        { label: 'Options', value: options.join(', ') },
        { label: 'Register’s code', value: code },
      ]}
    />
  )
}
