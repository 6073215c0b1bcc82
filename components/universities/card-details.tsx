import { Detail, DetailList } from '@/components/ui/detail-list'
import type { Elements } from '@/components/ui/elements'
import { levelWord } from '@/lib/facts/words'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import { notKnownAt } from '@/lib/universities/answers/other-levels'
import type { Excerpt as ExcerptData, UniversityCardData } from '@/lib/universities/card'

/** The deciding facts: the fee at the visitor's level, the deadline, the language. They come first. */
export function CardDecisive(card: UniversityCardData) {
  const { tuition, deadline, deadlineNote, language, elsewhere, level, addedByYou } = card
  if (![tuition, deadline, language, elsewhere.tuition, elsewhere.deadline, elsewhere.language].some(Boolean))
    return null
  return (
    <DetailList>
      <Row
        label={addedByYou ? 'Tuition' : `Tuition (${levelWord(level)})`}
        elsewhere={elsewhere.tuition}
        level={level}
      >
        {tuition && <Tuition {...tuition} isKnownElsewhere={elsewhere.tuition !== undefined} />}
      </Row>
      <Row label="Deadline" elsewhere={elsewhere.deadline} level={level}>
        {deadline && <Lines of={[deadline, deadlineNote]} />}
      </Row>
      <Row label="Taught in" elsewhere={elsewhere.language} level={level}>
        {language}
      </Row>
    </DetailList>
  )
}

type TuitionProps = NonNullable<UniversityCardData['tuition']> & { isKnownElsewhere: boolean }

/** A line for those from abroad and one for those at home, who often pay the same. */
function Tuition({ international, dollars, basis, domestic, isKnownElsewhere }: TuitionProps) {
  const isSame = domestic === international
  const atHome = domestic && !isSame ? `Domestic: ${domestic}` : null
  // Where it is known for another level, the row says so itself.
  const abroad = international ?? (isKnownElsewhere ? null : NOT_REPORTED)
  const about = [dollars, basis].filter(Boolean).join(' · ')
  return <Lines of={[abroad && `International${isSame ? ' and domestic' : ''}: ${abroad}`, about, atHome]} />
}

/** The first line says it, and the others what it rests on. */
const Lines = ({ of }: { of: readonly (string | null | undefined)[] }) =>
  of.filter(Boolean).map((line, at) => (
    <span key={line} className={at > 0 ? 'block text-ink-3' : undefined}>
      {line}
    </span>
  ))

/** The facts of a card below its description: four figures, then rows of words. */
export function CardDetails(card: UniversityCardData) {
  return (
    <>
      <Facts {...card} />
      <Rows {...card} />
    </>
  )
}

/** The four figures of a card, each over its label and basis. Empty ones are left out, and a basic record also leaves out what it does not know. */
function Facts(card: UniversityCardData) {
  const facts = [
    { label: 'Established', value: card.established },
    { label: 'Students', value: card.students, note: card.studentsNote },
    { label: 'International', value: card.international, note: card.internationalNote },
    {
      label: 'Acceptance rate',
      value: card.acceptance,
      note: card.elsewhere.acceptance ?? card.acceptanceNote,
    },
  ]
  const shown = facts.filter(({ value }) => value !== '' && (card.isFull || value !== NOT_REPORTED))
  if (shown.length === 0) return null
  return (
    <dl data-slot="card-facts" className="mt-3.5 grid grid-cols-2 border-t border-line">
      {shown.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-b border-line py-[9px] pr-2">
          <dt className="text-xs text-ink-3">{note ? `${label} (${note})` : label}</dt>
          <dd className={value === NOT_REPORTED ? 'text-ink-3' : 'font-semibold'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type RowProps = {
  label: string
  /** What is known only for other levels: smaller, below the words that it is not known for this one. */
  elsewhere?: string
  level: UniversityCardData['level']
  children: Elements | string
}

/** A row of words; none where nothing is known for any level. */
function Row({ label, elsewhere, level, children }: RowProps) {
  if (!children && !elsewhere) return null
  return (
    <Detail term={label}>
      {typeof children === 'string' && !elsewhere ? (
        children
      ) : (
        <>
          {elsewhere && (
            <>
              <span>{notKnownAt(level)}</span>
              <small className="block text-ink-3">{elsewhere}</small>
            </>
          )}
          {children && <span>{children}</span>}
        </>
      )}
    </Detail>
  )
}

function Excerpt({ shown, more, areNames }: ExcerptData & { areNames?: boolean }) {
  return (
    <>
      <span translate={areNames ? 'no' : undefined}>{shown.join(', ')}</span>
      {more > 0 && <span className="text-ink-3">{` +${more} more`}</span>}
    </>
  )
}

function Rows(card: UniversityCardData) {
  const { programmes, entry, scholarships, campus, elsewhere, level } = card
  if (![programmes, entry, scholarships, campus, elsewhere.entry, elsewhere.scholarships].some(Boolean))
    return null
  return (
    <DetailList>
      <Row label="Popular programs" level={level}>
        {programmes && <Excerpt {...programmes} />}
      </Row>
      <Row label="Admission" elsewhere={elsewhere.entry} level={level}>
        {entry}
      </Row>
      <Row label="Available Scholarships" elsewhere={elsewhere.scholarships} level={level}>
        {scholarships && <Excerpt {...scholarships} areNames />}
      </Row>
      <Row label="Campus life" level={level}>
        {campus}
      </Row>
    </DetailList>
  )
}
