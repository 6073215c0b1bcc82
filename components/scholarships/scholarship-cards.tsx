import { Badge, badgeRow } from '@/components/ui/badge'
import { Card, CardDescription, CardFooter, cardGrid, CardTitle } from '@/components/ui/card'
import { Detail, DetailList } from '@/components/ui/detail-list'
import type { Route } from 'next'
import { Fragment } from 'react'
import { Heart } from '@/components/heart/heart'
import { ResultLines } from '@/components/list/result-lines'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ResultMark } from '@/lib/list/result-marks'
import type { DrawnCard, NationalityVerdict } from '@/lib/scholarships/drawn-card'
import { HostCountries } from './host-countries'

type ScholarshipCardsProps = {
  cards: readonly DrawnCard[]
  /** Whether a verdict for the visitor's nationality may come later: it has its place from the start. */
  hasVerdicts?: boolean
  /** Lines among them. */
  marks?: readonly ResultMark[]
}

export function ScholarshipCards({ cards, hasVerdicts = false, marks = [] }: ScholarshipCardsProps) {
  'use memo'
  // Forty names more would take the page above its weight: the headings say whose links these are until script does.
  const isNamed = useHydrated()
  return (
    <div className={cardGrid}>
      {cards.map((card, at) => (
        <Fragment key={card.id}>
          <ResultLines marks={marks} at={at} />
          <ScholarshipCard card={card} isNamed={isNamed} hasVerdict={hasVerdicts} />
        </Fragment>
      ))}
    </div>
  )
}

type ScholarshipCardProps = { card: DrawnCard; isNamed: boolean; hasVerdict: boolean }

function ScholarshipCard({ card, isNamed, hasVerdict }: ScholarshipCardProps) {
  const href = `/scholarships/${card.id}` as Route
  return (
    <Card variant={card.isEnded ? 'basic' : 'default'}>
      <header className="pr-6">
        <CardTitle translate="no">
          <Link href={href}>{card.name}</Link>
        </CardTitle>
        <CardDescription translate="no">{card.provider}</CardDescription>
      </header>
      {/* Where a nationality is kept, the verdict has its place before it is known. */}
      <p className={hasVerdict && !card.verdict ? `${badgeRow} in-data-nationality:mb-7.5` : badgeRow}>
        {card.marks.map((mark) => (
          <Badge as="b" key={mark}>
            {mark}
          </Badge>
        ))}
        <Badge>{card.type}</Badge>
      </p>
      {card.verdict && <Verdict {...card.verdict} />}
      <DetailList>
        <Detail term="Deadline">{card.deadline}</Detail>
        <Detail term="Where">
          <HostCountries hosts={card.hosts} more={card.moreHosts} />
        </Detail>
        <Detail term="Degrees">{card.degrees}</Detail>
      </DetailList>
      <p className="mt-3 text-sm text-ink-2">{card.value}</p>
      <CardFooter>
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
            Provider
          </a>
        )}
      </CardFooter>
      <Heart item={{ kind: 'award', id: card.id, name: card.name }} />
    </Card>
  )
}

const VERDICTS = {
  met: { className: 'text-good', sign: '✓', words: 'your nationality fits' },
  check: { className: 'text-warn', sign: '?', words: 'check the rule on nationality' },
  unmet: { className: 'text-bad', sign: '✕', words: 'not eligible' },
} as const

/** The verdict of the rules on the visitor's nationality. */
function Verdict({ kind, country }: NationalityVerdict) {
  const { className, sign, words } = VERDICTS[kind]
  return (
    <p data-slot="verdict" className={`mt-2.5 min-h-5 text-sm font-semibold ${className}`}>
      <span aria-hidden>{`${sign} `}</span>
      <span>{`${country}: ${words}`}</span>
    </p>
  )
}
