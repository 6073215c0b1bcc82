import { VerdictWord } from '@/components/content/verdict-word'
import { Badge, badgeRow } from '@/components/ui/badge'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import type { Elements } from '@/components/ui/elements'
import { Heart } from '@/components/heart/heart'
import { buttonVariants } from '@/components/ui/button'
import type { Verdict } from '@/lib/eligibility/verdict'
import { placeText } from '@/lib/places/place-text'
import type { UniversityCardData } from '@/lib/universities/card'
import { Crest } from '@/components/ui/crest'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { rankBasis } from '@/lib/universities/format'
import { universityItem } from '@/lib/plan/new-item'
import { universityHref } from '@/lib/universities/href'
import { CardAnswers } from './card-answers'
import { CardFigures, CardProgrammes } from './card-details'

type UniversityCardProps = {
  card: UniversityCardData
  /** The Compare button; left out, the card shows none. */
  action?: Elements
  /** Whether it can take the visitor, where the browser keeps a profile. */
  takes?: Verdict | undefined
  /** Its level was asked for, so that its profile opens there whatever level a reader keeps. */
  isAtLevel?: boolean
  /** Shown before it is added: there is nothing to open or edit yet. */
  isPreview?: boolean
}

export function UniversityCard({
  card,
  action,
  takes,
  isAtLevel = false,
  isPreview = false,
}: UniversityCardProps) {
  const place = placeOf(card)
  return (
    // Its seven parts share the rows of the grid that the card stands in, so that nothing starts at another height.
    <Card
      variant={card.isFull ? 'default' : 'basic'}
      className="py-3 subgrid:row-span-7 subgrid:grid subgrid:grid-cols-1 subgrid:grid-rows-subgrid subgrid:gap-0"
    >
      <CardHeader className="-mt-1.5 items-center">
        <Crest id={card.id} name={card.name} logo={card.logo} />
        <CardTitle translate="no" className="text-base">
          {isPreview ? (
            card.name
          ) : (
            <Link href={universityHref(card.id, card.level, null, isAtLevel)}>{card.name}</Link>
          )}
        </CardTitle>
      </CardHeader>
      <div className="row-start-2 -mt-0.5">
        <CardDescription key={place}>
          <Flag code={card.countryCode} loading="lazy" />
          {place}
        </CardDescription>
        <Badges {...card} takes={takes} />
      </div>
      <CardAnswers {...card} />
      {card.isFull ? (
        <p className="row-start-4 pt-1 text-sm leading-tight text-ink-2">{card.description}</p>
      ) : (
        <p className="row-start-4 pt-1 text-sm leading-tight text-ink-3">
          {card.addedByYou
            ? 'Basic record: it has no description.'
            : 'Basic record: open facts only, not researched further yet.'}
        </p>
      )}
      <CardFigures {...card} />
      <CardProgrammes {...card} />
      <CardFooter className="row-start-7">
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
            Visit Website
          </a>
        )}
      </CardFooter>
      {!isPreview && !card.addedByYou && <UniversityHeart {...card} />}
    </Card>
  )
}

/** As much of the place as one line holds; the profile has it whole. */
const LONGEST_PLACE = 34

/** The city and the country, and what lies between them where that fits. */
function placeOf({ location, country }: UniversityCardData): string {
  const whole = placeText(location, country)
  const [city] = location?.split(', ') ?? []
  return whole.length > LONGEST_PLACE && city ? `${city}, ${country}` : whole
}

// A text in one piece: React sends a comment between two pieces, eighteen times in a list.
function Badges({
  rank,
  country,
  addedByYou,
  takes,
}: UniversityCardData & Pick<UniversityCardProps, 'takes'>) {
  const inCountry = ` ${country}`
  if (!rank && !addedByYou && !takes) return null
  return (
    <p className={`${badgeRow} items-center text-sm`}>
      {takes && !addedByYou && <VerdictWord verdict={takes} question="Can they take me?" />}
      {addedByYou && <Badge variant="accent">Added by you</Badge>}
      {rank && (
        <>
          <Badge title={rankBasis(rank)}>
            <b>{`#${rank.label}`}</b> Global
          </Badge>
          <Badge key={inCountry} title="Rank within our catalogue">
            <b>{`#${rank.national}`}</b>
            {inCountry}
          </Badge>
        </>
      )}
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
