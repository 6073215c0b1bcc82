import { levelWord } from '@/lib/facts/words'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import { shorten } from '@/lib/text/shorten'
import { notKnownAt } from '@/lib/universities/answers/answer'
import { USUAL } from '@/lib/universities/answers/said'
import type { UniversityCardData } from '@/lib/universities/card'
import { joined } from '@/lib/universities/known'
import { PAYERS } from '@/lib/universities/kept-fees'
import { CardBasis } from './card-basis'

/** The deciding facts, large: the fee at the visitor's level, the deadline, the English asked or the language. */
export function CardAnswers(card: UniversityCardData) {
  const { tuition, total, payer, deadline, deadlineNote, english, language, elsewhere, level, addedByYou } =
    card
  const isKnown = [tuition, deadline, english, language].some(Boolean)
  if (!isKnown && !ANSWERS.some((part) => elsewhere[part])) return null
  // Where it is known for another level, the answer says so itself.
  const abroad = tuition?.international ?? (elsewhere.tuition ? null : NOT_REPORTED)
  const paid = tuition
    ? [total ? beside(abroad) : tuition.dollars, payer ? `for ${PAYERS[payer.status]}` : null]
    : []
  const home = tuition && !payer ? atHome(tuition) : null
  const whole = joined([...paid, home]) ?? ''
  const note = shorten(whole, LONGEST.note)
  return (
    <dl className="row-start-3 answers gap-y-0.5 pt-1.5 md:grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),auto))]">
      <Answer
        card={card}
        label={`${total ? 'Tuition and living a year' : payer ? 'Tuition' : 'International tuition'}${addedByYou ? '' : ` (${levelWord(level)})`}`}
        value={total ?? (tuition && abroad)}
        basis={[
          tuition?.basis,
          total && (payer ? LIVING : `Tuition for students from abroad. ${LIVING}`),
          note !== whole && (home ?? whole),
        ]
          .filter(Boolean)
          .join('. ')}
        note={note}
        elsewhere={elsewhere.tuition}
        isWide
      />
      <Answer
        card={card}
        label={deadline && deadlineNote?.includes(USUAL) ? 'Country’s deadline' : 'Deadline'}
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

const LIVING = 'Living by the university’s own figure or the sum that the state asks students to show'

const ANSWERS = ['tuition', 'deadline', 'english', 'language'] as const

/** The fee below a total: "tuition EUR 170", "tuition about EUR 170", "No tuition fee". */
const beside = (fee: string | null) =>
  fee && (/\btuition\b/.test(fee) ? fee : `tuition ${fee.replace(/ a year$/, '').replace(/^About/, 'about')}`)

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

/**
 * Up to these lengths a value is large, alone in a line or beside another. The longest end early, as does the line below a
 * price, and the mark tells them whole.
 */
const LONGEST = { wide: 22, narrow: 12, whole: 44, below: 40, note: 64 }

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
  const size = isLarge ? 'text-base' : 'text-sm'
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt className="text-xs text-ink-3">
        <span>{label}</span>
        {tip && <CardBasis card={card} of={label} tip={tip} />}
      </dt>
      <dd className={`leading-tight ${size} ${value ? 'font-semibold' : ''}`}>
        {cut ? shorten(cut, LONGEST.whole) : text}
      </dd>
      {under && !other && <dd className="text-sm leading-tight text-ink-2">{under}</dd>}
    </div>
  )
}
