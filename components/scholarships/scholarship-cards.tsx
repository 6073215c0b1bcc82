import type { Route } from 'next'
import { Fragment } from 'react'
import { Heart } from '@/components/heart/heart'
import type { Also } from '@/components/list/text-match-range'
import { TextMatches } from '@/components/list/text-matches'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { DrawnCard, NationalityVerdict } from '@/lib/scholarships/drawn-card'
import { HostCountries } from './host-countries'

type ScholarshipCardsProps = {
  cards: readonly DrawnCard[]
  /** Whether a verdict for the visitor's nationality may come later: it has its place from the start. */
  hasVerdicts?: boolean
  /** Those that only contain the typed text; left out where the page has none. */
  also?: Also | null
}

export function ScholarshipCards({ cards, hasVerdicts = false, also = null }: ScholarshipCardsProps) {
  'use memo'
  // Forty names more would take the page above its weight: the headings say whose links these are until script does.
  const isNamed = useHydrated()
  return (
    <div className={hasVerdicts ? 'cards awards' : 'cards'}>
      {cards.map((card, at) => (
        <Fragment key={card.id}>
          {at === also?.at && <TextMatches {...also} where="name, provider, place or description" />}
          <ScholarshipCard card={card} isNamed={isNamed} />
        </Fragment>
      ))}
    </div>
  )
}

function ScholarshipCard({ card, isNamed }: { card: DrawnCard; isNamed: boolean }) {
  const href = `/scholarships/${card.id}` as Route
  return (
    <article className={card.isEnded ? 'card basic' : 'card'}>
      <header>
        <div>
          <h3 translate="no">
            <Link href={href}>{card.name}</Link>
          </h3>
          <p>{card.provider}</p>
        </div>
      </header>
      <p className="badges">
        {card.marks.map((mark) => (
          <b key={mark}>{mark}</b>
        ))}
        <span>{card.type}</span>
      </p>
      {card.verdict && <Verdict {...card.verdict} />}
      <dl className="rows">
        <div>
          <dt>Deadline</dt>
          <dd>{card.deadline}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <HostCountries hosts={card.hosts} more={card.moreHosts} />
          </dd>
        </div>
        <div>
          <dt>Degrees</dt>
          <dd>{card.degrees}</dd>
        </div>
      </dl>
      <p className="about">{card.value}</p>
      <footer>
        <Link
          className={buttonVariants()}
          href={href}
          aria-label={isNamed ? `Details of ${card.name}` : undefined}
        >
          Details
        </Link>
        {card.link && (
          <a
            className={buttonVariants()}
            href={card.link}
            target="_blank"
            rel="noopener noreferrer external"
            aria-label={isNamed ? `Provider of ${card.name}` : undefined}
          >
            Provider ↗
          </a>
        )}
      </footer>
      <Heart item={{ kind: 'award', id: card.id, name: card.name }} />
    </article>
  )
}

const VERDICTS = {
  met: { className: 'verdict text-good', sign: '✓', words: 'your nationality fits' },
  check: { className: 'verdict text-warn', sign: '?', words: 'check the rule on nationality' },
  unmet: { className: 'verdict text-bad', sign: '✕', words: 'not eligible' },
} as const

/** The verdict of the rules on the visitor's nationality. */
function Verdict({ kind, country }: NationalityVerdict) {
  const { className, sign, words } = VERDICTS[kind]
  return (
    <p className={className}>
      <span aria-hidden>{`${sign} `}</span>
      <span>{`${country}: ${words}`}</span>
    </p>
  )
}
