import type { UniversityCardData } from '@/lib/universities/card'
import { NOT_REPORTED } from '@/lib/text/not-reported'

function Fact({ label, value, note }: { label: string; value: string; note?: string | null }) {
  return (
    <div>
      <dt>
        {label}
        {note ? `, ${note}` : null}
      </dt>
      <dd className={value === NOT_REPORTED ? 'faint' : undefined}>{value}</dd>
    </div>
  )
}

/** The four figures of a card; a basic record leaves out what it does not know. */
export function CardFacts({ card }: { card: UniversityCardData }) {
  const facts = [
    { label: 'Established', value: card.established },
    { label: 'Students', value: card.students, note: card.studentsNote },
    { label: 'International', value: card.international, note: card.internationalNote },
    { label: 'Acceptance rate', value: card.acceptance },
  ]
  const shown = card.isFull ? facts : facts.filter(({ value }) => value !== NOT_REPORTED)
  if (shown.length === 0) return null
  return (
    <dl className="facts">
      {shown.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </dl>
  )
}
