import type { ReactNode } from 'react'
import type { Excerpt as ExcerptData, UniversityCardData } from '@/lib/universities/card'
import { NOT_REPORTED } from '@/lib/text/not-reported'

/** The deciding facts: the fee at the visitor's level, the deadline, the language. They come first. */
export function CardDecisive({ tuition, deadline, language }: UniversityCardData) {
  if (!tuition && !deadline && !language) return null
  return (
    <dl className="rows">
      {tuition && (
        <Row label={tuition.level ? `Tuition (${tuition.level})` : 'Tuition'}>
          <Tuition {...tuition} />
        </Row>
      )}
      {deadline && <Row label="Deadline">{deadline}</Row>}
      {language && <Row label="Taught in">{language}</Row>}
    </dl>
  )
}

/** A line for those from abroad and one for those at home, who often pay the same. */
function Tuition({ international, basis, domestic }: NonNullable<UniversityCardData['tuition']>) {
  const isSame = domestic === international
  const atHome = domestic && !isSame ? `Domestic: ${domestic}` : null
  const lines = [basis, atHome].filter((line) => line !== null)
  return (
    <>
      {`International${isSame ? ' and domestic' : ''}: ${international}`}
      {lines.map((line) => (
        <span key={line} className="faint">
          <br />
          {line}
        </span>
      ))}
    </>
  )
}

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
    { label: 'Acceptance rate', value: card.acceptance, note: card.acceptanceNote },
  ]
  const shown = facts.filter(({ value }) => value !== '' && (card.isFull || value !== NOT_REPORTED))
  if (shown.length === 0) return null
  return (
    <dl className="facts">
      {shown.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{note ? `${label} (${note})` : label}</dt>
          <dd className={value === NOT_REPORTED ? 'faint' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Excerpt({ shown, more }: ExcerptData) {
  return (
    <>
      {shown.join(', ')}
      {more > 0 && <span className="faint">{` +${more} more`}</span>}
    </>
  )
}

function Rows(card: UniversityCardData) {
  const { programmes, entry, scholarships, campus } = card
  if (!programmes && !entry && !scholarships && !campus) return null
  return (
    <dl className="rows">
      {programmes && (
        <Row label="Popular programs">
          <Excerpt {...programmes} />
        </Row>
      )}
      {entry && <Row label="Admission">{entry}</Row>}
      {scholarships && (
        <Row label="Available Scholarships">
          <Excerpt {...scholarships} />
        </Row>
      )}
      {campus && <Row label="Campus life">{campus}</Row>}
    </dl>
  )
}
