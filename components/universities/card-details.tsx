import { NOT_REPORTED } from '@/lib/text/not-reported'
import { notKnownAt } from '@/lib/universities/answers/answer'
import { rankBasis } from '@/lib/universities/format'
import type { Excerpt, UniversityCardData } from '@/lib/universities/card'
import { CardBasis } from './card-basis'

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
  // The mark of the sources is never alone in a line.
  const lastWord = words.lastIndexOf(' ') + 1
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
      className="row-start-5 pt-1 text-sm leading-snug text-ink-2 *:mr-2 *:inline [&_dd]:inline [&_dt]:inline [&_dt]:text-xs"
    >
      {figures.map(({ label, value }) => (
        // A number goes before its label, and words behind it.
        <div
          key={label}
          className={
            value === NOT_REPORTED ? 'text-ink-3' : '!inline-flex flex-row-reverse items-baseline gap-1'
          }
        >
          <dt className="lowercase">{label}</dt>{' '}
          <dd className={value === NOT_REPORTED ? 'lowercase' : 'font-semibold text-ink'}>{value}</dd>
        </div>
      ))}
      {(words || bases.length > 0) && (
        <div>
          <dt className="sr-only">In brief</dt>
          <dd>
            <span>{words.slice(0, lastWord)}</span>
            <span className="whitespace-nowrap">
              <span>{words.slice(lastWord)}</span>
              {bases.length > 0 && <CardBasis card={card} of="figures" tip={bases.join(' ')} />}
            </span>
          </dd>
        </div>
      )}
      {scholarships && (
        <div>
          <dt>Available Scholarships</dt>{' '}
          <dd className="whitespace-nowrap">
            <b className="font-semibold text-ink">{scholarships.shown.length + scholarships.more}</b>
            <CardBasis card={card} of="Available Scholarships" tip={inWords(scholarships)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const inWords = ({ shown, more }: Excerpt) => shown.join(', ') + (more > 0 ? ` +${more} more` : '')

/** The first of the popular programmes: smaller where three cards stand side by side, because a row of them fits a screen. */
export function CardProgrammes({ programmes }: UniversityCardData) {
  if (!programmes) return null
  return (
    <dl className="row-start-6 pt-1 text-sm leading-snug *:inline md:text-xs">
      <dt className="sr-only">Popular programs</dt>
      <dd>{programmes.shown.join(', ')}</dd>{' '}
      {programmes.more > 0 && <dd className="whitespace-nowrap text-ink-3">{`+${programmes.more} more`}</dd>}
    </dl>
  )
}
