import type { Route } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import type { Excerpt as ExcerptData, UniversityCardData } from '@/lib/universities/card'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import { CardBadges } from './card-badges'
import { CardFacts } from './card-facts'
import { EditLink } from './edit-link'

/** What a card offers to do with its university, as a component for cards that are made in the browser. */
export type CardAction = ComponentType<{ id: string; name: string }>

type UniversityCardProps = {
  card: UniversityCardData
  /** The Compare button; left out, the card shows none. */
  action?: ReactNode
  /** Shown before it is added: there is nothing to open or edit yet. */
  isPreview?: boolean
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
      {more > 0 && <span className="faint"> +{more} more</span>}
    </>
  )
}

function Rows({ card }: { card: UniversityCardData }) {
  const { tuition, programmes, entry, deadline, scholarships, campus } = card
  if (!tuition && !programmes && !entry && !deadline && !scholarships && !campus) return null
  return (
    <dl className="rows">
      {tuition && (
        <Row label="Tuition">
          International: {tuition.international}
          <br />
          <span className="faint">
            {[`Domestic: ${tuition.domestic}`, tuition.year].filter(Boolean).join(' · ')}
          </span>
        </Row>
      )}
      {programmes && (
        <Row label="Popular programs">
          <Excerpt {...programmes} />
        </Row>
      )}
      {(entry || deadline) && (
        <Row label="Admission">{[entry, deadline && `Deadline ${deadline}`].filter(Boolean).join(' · ')}</Row>
      )}
      {scholarships && (
        <Row label="Available Scholarships">
          <Excerpt {...scholarships} />
        </Row>
      )}
      {campus && <Row label="Campus life">{campus}</Row>}
    </dl>
  )
}

export function UniversityCard({ card, action, isPreview = false }: UniversityCardProps) {
  return (
    <article className={card.isFull ? 'card' : 'card basic'}>
      <header>
        <Crest id={card.id} name={card.name} logo={card.logo} />
        <div>
          <h3>
            {card.addedByYou ? (
              card.name
            ) : (
              <Link href={`/universities/${card.id}` as Route}>{card.name}</Link>
            )}
          </h3>
          <p>
            <img
              className="flag"
              src={`/flags/${card.countryCode}.svg`}
              alt=""
              width={18}
              height={13}
              loading="lazy"
            />
            {card.location ? `${card.location}, ${card.country}` : card.country}
          </p>
        </div>
      </header>
      <CardBadges {...card} />
      {card.isFull ? (
        <p className="about">{card.description}</p>
      ) : (
        <p className="note">
          {card.addedByYou
            ? 'Basic record: it has no description.'
            : 'Basic record: open facts only, not researched further yet.'}
        </p>
      )}
      <CardFacts card={card} />
      <Rows card={card} />
      <footer>
        {action}
        {card.addedByYou && !isPreview && <EditLink id={card.id} name={card.name} />}
        {card.website && (
          <a
            className={buttonVariants()}
            href={card.website}
            target="_blank"
            rel="noopener noreferrer external"
          >
            Visit Website<span aria-hidden> ↗</span>
          </a>
        )}
      </footer>
    </article>
  )
}
