import { SourceMark } from '@/components/ui/source-mark'
import { levelWord } from '@/lib/facts/words'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import { shorten } from '@/lib/text/shorten'
import { notKnownAt } from '@/lib/universities/answers/other-levels'
import { rankBasis } from '@/lib/universities/format'
import type { Excerpt, UniversityCardData } from '@/lib/universities/card'

/** The deciding facts, large: the fee at the visitor's level, the deadline, the English asked or the language. */
export function CardAnswers(card: UniversityCardData) {
  const { tuition, total, deadline, deadlineNote, english, language, elsewhere, level, addedByYou } = card
  const isKnown = [tuition, deadline, english, language].some(Boolean)
  if (!isKnown && !ANSWERS.some((part) => elsewhere[part])) return null
  // Where it is known for another level, the answer says so itself.
  const abroad = tuition?.international ?? (elsewhere.tuition ? null : NOT_REPORTED)
  return (
    <dl className="row-start-3 grid grid-cols-2 content-start gap-x-3 gap-y-0.5 pt-1.5">
      <Answer
        card={card}
        label={`${total ? 'Tuition and living a year' : 'International tuition'}${addedByYou ? '' : ` (${levelWord(level)})`}`}
        value={total ?? (tuition && abroad)}
        basis={[tuition?.basis, total && LIVING].filter(Boolean).join('. ')}
        note={
          tuition &&
          [total ? `tuition ${abroad?.replace(/ a year$/, '')}` : tuition.dollars, atHome(tuition)]
            .filter(Boolean)
            .join(' · ')
        }
        elsewhere={elsewhere.tuition}
        isWide
      />
      <Answer
        card={card}
        label="Deadline"
        value={deadline}
        basis={deadlineNote}
        elsewhere={elsewhere.deadline}
      />
      {english || elsewhere.english ? (
        <Answer
          card={card}
          label="English"
          value={english}
          note={language === 'English' ? null : language && `taught in ${language}`}
          elsewhere={elsewhere.english}
        />
      ) : (
        <Answer
          card={card}
          label="Taught in"
          value={language}
          elsewhere={elsewhere.language}
          isWide={!deadline && !elsewhere.deadline}
        />
      )}
    </dl>
  )
}

const LIVING =
  'Tuition for students from abroad, and living by the university’s own figure or the sum that the state asks students to show'

const ANSWERS = ['tuition', 'deadline', 'english', 'language'] as const

/** What students at home pay, who often pay the same. */
const atHome = ({ international, domestic }: NonNullable<UniversityCardData['tuition']>) =>
  domestic && (domestic === international ? 'domestic the same' : `domestic: ${domestic}`)

type AnswerProps = {
  card: UniversityCardData
  label: string
  value: string | null
  /** What the value rests on. */
  basis?: string | null | undefined
  /** A line below the value. */
  note?: string | null | undefined
  /** What is known only for other levels: smaller, below the words that it is not known for this one. */
  elsewhere?: string | undefined
  isWide?: boolean
}

/** Up to these lengths a value is large, alone in a line or beside another; longer ones are small, and the longest end early. */
const LONGEST = { wide: 22, narrow: 12, middle: 26, whole: 30, below: 40 }

/** A label over its answer; nothing where it is not known for any level. */
function Answer({ card, label, value, basis, note, elsewhere, isWide }: AnswerProps) {
  if (!value && !elsewhere) return null
  const text = value ?? notKnownAt(card.level)
  const isLarge = value && value !== NOT_REPORTED && value.length <= LONGEST[isWide ? 'wide' : 'narrow']
  // What ends early, or has no room at all, can be read whole at the mark.
  const cut = !isWide && text.length > LONGEST.whole && text
  const under = value ? note : elsewhere
  const other = !(value && isWide) && under && under.length > LONGEST.below && under
  const tip = [cut, basis, other].filter(Boolean).join('. ')
  const size = isLarge ? 'text-md' : !isWide && text.length > LONGEST.middle ? 'text-sm' : 'text-[0.875rem]'
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-xs text-ink-3">
        {tip ? (
          <>
            <span>{label}</span>
            <Basis card={card} of={label} tip={tip} />
          </>
        ) : (
          label
        )}
      </dt>
      <dd className={`leading-tight ${size} ${value ? 'font-semibold' : ''}`}>
        {cut ? shorten(cut, LONGEST.whole) : text}
      </dd>
      {under && !other && <dd className="text-xs leading-snug text-ink-2">{under}</dd>}
    </div>
  )
}

/** The mark beside a value of a card that tells what it rests on. */
function Basis({ card, of, tip }: { card: UniversityCardData; of: string; tip: string }) {
  return <SourceMark id={`${card.id}-${of.replaceAll(' ', '-')}`} of={`${of}, ${card.name}`} tip={tip} />
}

/** The figures of a card, then the rest in brief. A basic record leaves out figures that it does not know. */
export function CardFigures(card: UniversityCardData) {
  const { rank, groups, sector, scholarships, campus, entry, elsewhere, level } = card
  const figures = [
    { label: 'Established', value: card.established },
    { label: 'Students', value: card.students, basis: card.studentsNote },
    { label: 'International', value: card.international, basis: card.internationalNote },
    { label: 'Acceptance rate', value: card.acceptance, basis: elsewhere.acceptance ?? card.acceptanceNote },
  ].filter(({ value }) => value !== '' && (card.isFull || value !== NOT_REPORTED))
  const words = [sector, ...(groups ?? []), entry, campus].filter(Boolean).join(' · ')
  const unknown = notKnownAt(level).replace('Not', 'not')
  // What is known only for other levels is told at a mark.
  const further = [
    { label: 'World ranking', basis: rank && rankBasis(rank) },
    { label: `Admission ${unknown}`, basis: entry ? null : elsewhere.entry },
    {
      label: `Available Scholarships ${unknown}`,
      basis: scholarships ? null : elsewhere.scholarships,
    },
  ]
  const bases = [...figures, ...further].flatMap(({ label, basis }) => (basis ? [`${label}: ${basis}.`] : []))
  return (
    <dl
      data-slot="card-facts"
      className="row-start-5 pt-1.5 text-sm leading-snug text-ink-2 *:mr-2.5 *:inline"
    >
      {figures.map(({ label, value }) => (
        // A number goes before its label, and words behind it.
        <div
          key={label}
          className={
            value === NOT_REPORTED ? 'text-ink-3' : '!inline-flex flex-row-reverse items-baseline gap-1'
          }
        >
          <dt className="inline text-xs lowercase">{label}</dt>{' '}
          <dd className={value === NOT_REPORTED ? 'inline lowercase' : 'font-semibold text-ink'}>{value}</dd>
        </div>
      ))}
      {(words || bases.length > 0) && (
        <div>
          <dt className="sr-only">In brief</dt>
          <dd className="inline">
            <span>{words}</span>
            {bases.length > 0 && <Basis card={card} of="figures" tip={bases.join(' ')} />}
          </dd>
        </div>
      )}
      {scholarships && (
        <div className="whitespace-nowrap">
          <dt className="inline text-xs">Available Scholarships</dt>{' '}
          <dd className="inline">
            <b className="font-semibold text-ink">{scholarships.shown.length + scholarships.more}</b>
            <Basis card={card} of="Available Scholarships" tip={inWords(scholarships)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const inWords = ({ shown, more }: Excerpt) => shown.join(', ') + (more > 0 ? ` +${more} more` : '')

/** The first of the popular programmes. */
export function CardProgrammes({ programmes }: UniversityCardData) {
  if (!programmes) return null
  return (
    <dl className="row-start-6 pt-1.5 text-xs leading-snug *:inline">
      <dt className="sr-only">Popular programs</dt>
      <dd>{programmes.shown.join(', ')}</dd>{' '}
      {programmes.more > 0 && <dd className="whitespace-nowrap text-ink-3">{`+${programmes.more} more`}</dd>}
    </dl>
  )
}
