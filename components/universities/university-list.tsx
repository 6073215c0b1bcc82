'use client'

import { Featured, featuredGrid } from '@/components/list/featured'
import { cardGrid } from '@/components/ui/card'
import type { Route } from 'next'
import { Fragment, type ComponentType } from 'react'
import { useCatalogue } from '@/components/list/catalogue-source'
import { ResultLines } from '@/components/list/result-lines'
import { ListBrowser } from '@/components/list/list-browser'
import type { ListView } from '@/components/list/list-view'
import type { Served } from '@/components/list/use-list'
import { Link } from '@/components/ui/link'
import type { Verdict } from '@/lib/eligibility/verdict'
import type { Level } from '@/lib/facts/vocabulary'
import { currencyOf } from '@/lib/list/money-filter'
import type { ResultMark } from '@/lib/list/result-marks'
import { cardOfRowAt, type UniversityCardData } from '@/lib/universities/card'
import { readUniversityVerdicts } from '@/lib/universities/kept-verdicts'
import { isLevelNamed, levelOf } from '@/lib/universities/level'
import type { UniversityRow } from '@/lib/universities/row'
import type { TopList } from '@/lib/universities/top-list'
import { UniversityCard } from './university-card'

export type UniversityListProps = {
  served: Served
  /** The cards of the page that the server found. */
  cards: readonly UniversityCardData[]
  /** The cards of the page of possible matches; left out while that is folded. */
  notKnownCards?: readonly UniversityCardData[]
  top: TopList
  /** The actions of a card, as a component for cards that the browser makes. */
  cardAction: ComponentType<{ id: string; name: string }>
}

type ViewProps = { view: ListView<UniversityRow> }

/** A list of universities, of the world or of a part of it. */
export function UniversityList(props: UniversityListProps & ViewProps) {
  'use memo'
  const { view, served, cards, notKnownCards = [], top, cardAction } = props
  return (
    <ListBrowser
      view={view}
      served={served}
      top={<TopUniversities {...top} />}
      cards={(found, part, marks) =>
        found ? (
          <FoundCards
            rows={found.rows}
            level={levelOf(found.search)}
            isAtLevel={isLevelNamed({ asked: found.search })}
            currency={currencyOf(found.search)}
            action={cardAction}
            marks={marks}
          />
        ) : (
          <UniversityCards
            cards={part === 'found' ? cards : notKnownCards}
            isAtLevel={isLevelNamed(served)}
            action={cardAction}
            marks={marks}
          />
        )
      }
    />
  )
}

function TopUniversities({ title, source, entries }: TopList) {
  return (
    <Featured id="top-universities" title={title} note={source}>
      <ol className={`${featuredGrid} lg:grid-cols-5`}>
        {entries.map(({ id, name, rank, place }) => (
          <li key={id} className="flex gap-2">
            <b className="font-display text-md leading-none font-medium text-accent">{rank}</b>
            <span>
              <Link href={`/universities/${id}` as Route} translate="no">
                {name}
              </Link>
              <span className="block text-ink-3">{place}</span>
            </span>
          </li>
        ))}
      </ol>
    </Featured>
  )
}

type CardAction = UniversityListProps['cardAction']
type UniversityCardsProps = {
  cards: readonly UniversityCardData[]
  /** Whether each can take the visitor, where the browser keeps a profile. */
  takes?: readonly Verdict[]
  /** The search names the level of the cards. */
  isAtLevel: boolean
  action: CardAction
  marks: readonly ResultMark[]
}

/** A page of results. */
function UniversityCards({ cards, takes = [], isAtLevel, action: Action, marks }: UniversityCardsProps) {
  'use memo'
  return (
    <div className={cardGrid}>
      {cards.map((card, at) => (
        <Fragment key={card.id}>
          <ResultLines marks={marks} at={at} />
          <UniversityCard
            card={card}
            takes={takes[at]}
            isAtLevel={isAtLevel}
            action={<Action id={card.id} name={card.name} />}
          />
        </Fragment>
      ))}
    </div>
  )
}

type FoundCardsProps = {
  rows: readonly UniversityRow[]
  level: Level
  isAtLevel: boolean
  currency: string
  action: CardAction
  marks: readonly ResultMark[]
}

/** A page of results that the browser found. */
function FoundCards({ rows, level, isAtLevel, currency, action, marks }: FoundCardsProps) {
  'use memo'
  const catalogue = useCatalogue()
  const cards = catalogue
    ? rows.map((row) => cardOfRowAt(catalogue.cardOf(row), row, { level, currency }))
    : []
  const verdictOf = readUniversityVerdicts()
  const takes = verdictOf ? rows.map((row) => verdictOf(row, level)) : []
  return <UniversityCards cards={cards} takes={takes} isAtLevel={isAtLevel} action={action} marks={marks} />
}
