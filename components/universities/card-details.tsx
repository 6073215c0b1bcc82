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
  const lastWord = words.slice(words.lastIndexOf(' ') + 1)
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
  const awards = scholarships && scholarships.shown.length + scholarships.more
  if (figures.length === 0 && !words && bases.length === 0 && !awards) return null
  const dotAfter = (index: number) => (index < figures.length - 1 || words ? ' · ' : '')
  return (
    // A sentence and not a list of terms, which would be half as many elements again in each card.
    <p
      data-slot="card-facts"
      className="row-start-5 pt-1 text-sm leading-tight text-ink-2 [&_b]:font-semibold [&_b]:text-ink"
    >
      {figures.map(({ label, value }, index) => {
        const [name, dot] = [label.toLowerCase(), dotAfter(index)]
        // A number goes before its label, and words behind it.
        if (value === NOT_REPORTED)
          return <span key={name} className="text-ink-3">{`${name} ${value.toLowerCase()}${dot}`}</span>
        const after = `\u00a0${name.replace(' ', '\u00a0')}${dot}`
        return (
          <span key={after}>
            <b>{value}</b>
            {after}
          </span>
        )
      })}
      <span>{words.slice(0, -lastWord.length)}</span>
      <span key={lastWord} className="whitespace-nowrap">
        {lastWord}
        {bases.length > 0 && <CardBasis card={card} of="figures" tip={bases.join(' ')} />}
      </span>{' '}
      {scholarships && (
        <span>
          {'Available Scholarships '}
          <b key={awards} className="whitespace-nowrap">
            {awards}
            <CardBasis card={card} of="Available Scholarships" tip={inWords(scholarships)} />
          </b>
        </span>
      )}
    </p>
  )
}

const inWords = ({ shown, more }: Excerpt) => shown.join(', ') + (more > 0 ? ` +${more} more` : '')

/** The first of the popular programmes. */
export function CardProgrammes({ programmes }: UniversityCardData) {
  if (!programmes) return null
  const shown = `${programmes.shown.join(', ')} `
  return (
    <p key={shown} className="row-start-6 pt-0.5 text-sm leading-tight">
      <span className="sr-only">{'Popular programs: '}</span>
      {shown}
      {programmes.more > 0 && (
        <span className="whitespace-nowrap text-ink-3">{`+${programmes.more} more`}</span>
      )}
    </p>
  )
}
