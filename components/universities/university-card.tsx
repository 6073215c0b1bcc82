import { Badge, badgeRow } from '@/components/ui/badge'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import type { Elements } from '@/components/ui/elements'
import { Heart } from '@/components/heart/heart'
import { buttonVariants } from '@/components/ui/button'
import type { UniversityCardData } from '@/lib/universities/card'
import { Crest } from '@/components/ui/crest'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { rankBasis } from '@/lib/universities/format'
import { universityItem } from '@/lib/plan/new-item'
import { universityHref } from '@/lib/universities/href'
import { CardDecisive, CardDetails } from './card-details'

type UniversityCardProps = {
  card: UniversityCardData
  /** The Compare button; left out, the card shows none. */
  action?: Elements
  /** Shown before it is added: there is nothing to open or edit yet. */
  isPreview?: boolean
}

export function UniversityCard({ card, action, isPreview = false }: UniversityCardProps) {
  return (
    <Card variant={card.isFull ? 'default' : 'basic'}>
      <CardHeader>
        <Crest id={card.id} name={card.name} logo={card.logo} />
        <div>
          <CardTitle translate="no">
            {isPreview ? card.name : <Link href={universityHref(card.id, card.level)}>{card.name}</Link>}
          </CardTitle>
          <CardDescription>
            <Flag code={card.countryCode} loading="lazy" />
            <span>
              {[card.location, card.country].filter(Boolean).join(', ') +
                (card.sector ? ` · ${card.sector}` : '')}
            </span>
          </CardDescription>
        </div>
      </CardHeader>
      <Badges {...card} />
      <CardDecisive {...card} />
      {card.isFull ? (
        <p className="mt-3 text-[0.875rem] text-ink-2">{card.description}</p>
      ) : (
        <p className="mt-3 text-sm text-ink-3">
          {card.addedByYou
            ? 'Basic record: it has no description.'
            : 'Basic record: open facts only, not researched further yet.'}
        </p>
      )}
      <CardDetails {...card} />
      <CardFooter>
        {action}
        {card.addedByYou && !isPreview && <EditLink id={card.id} name={card.name} />}
        {card.website && (
          <a
            className={buttonVariants()}
            href={card.website}
            target="_blank"
            rel="noopener noreferrer external"
            aria-label={`Visit Website of ${card.name}`}
          >
            Visit Website ↗
          </a>
        )}
      </CardFooter>
      {!isPreview && !card.addedByYou && <UniversityHeart {...card} />}
    </Card>
  )
}

// A text in one piece: React sends a comment between two pieces, eighteen times in a list.
function Badges({ rank, country, groups, addedByYou }: UniversityCardData) {
  if (!rank && !groups && !addedByYou) return null
  return (
    <p className={badgeRow}>
      {addedByYou && <Badge variant="accent">Added by you</Badge>}
      {rank && (
        <>
          <Badge>
            <b>{`#${rank.label}`}</b> Global
          </Badge>
          <Badge title="Rank within our catalogue">
            <b>{`#${rank.national}`}</b>
            <span>{` ${country}`}</span>
          </Badge>
          <Badge as="small" variant="plain">
            {rankBasis(rank)}
          </Badge>
        </>
      )}
      {groups?.map((group) => (
        <Badge key={group}>{group}</Badge>
      ))}
    </p>
  )
}

const UniversityHeart = ({ id, name, countryCode, level }: UniversityCardData) => (
  <Heart item={universityItem({ id, name, countryCode }, level)} />
)

/** To the form of a university the visitor added. */
function EditLink({ id, name }: { id: string; name: string }) {
  return (
    <a className={buttonVariants()} href={`/universities?tab=add#edit-${id}`}>
      Edit<span className="sr-only">{` ${name}`}</span>
    </a>
  )
}
