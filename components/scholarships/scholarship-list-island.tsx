'use client'

import { Featured, featuredGrid } from '@/components/list/featured'
import type { Route } from 'next'
import { useEffect, useSyncExternalStore } from 'react'
import { ListBrowser } from '@/components/list/list-browser'
import type { Served } from '@/components/list/use-list'
import { Link } from '@/components/ui/link'
import type { ScholarshipCardData } from '@/lib/scholarships/card'
import type { Loaded } from '@/components/list/list-source'
import { useKept } from '@/components/ui/use-kept'
import { keepNationality, readNationality } from '@/lib/eligibility/kept-nationality'
import type { ListSearch } from '@/lib/list/filter'
import type { ResultMark } from '@/lib/list/result-marks'
import { drawRow, verdictOnNationality, type DrawnCard } from '@/lib/scholarships/drawn-card'
import type { ScholarshipSearch } from '@/lib/scholarships/list'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { HostCountries } from './host-countries'
import { ScholarshipCards } from './scholarship-cards'
import { AWARDS, SCHOLARSHIPS_VIEW } from './scholarships-view'

type FeaturedAward = Pick<ScholarshipCardData, 'id' | 'name' | 'hosts' | 'moreHosts'>

export type ScholarshipListProps = {
  served: Served
  /** The cards of the page that the server found. */
  cards: readonly DrawnCard[]
  /** The cards of the page of possible matches; left out while that is folded. */
  notKnownCards?: readonly DrawnCard[]
  featured: readonly FeaturedAward[]
}

export function ScholarshipListIsland(props: ScholarshipListProps) {
  'use memo'
  const { served, cards, notKnownCards = [], featured } = props
  useKeptChoice((served.asked as Partial<ScholarshipSearch>).nationality?.[0])
  return (
    <ListBrowser
      view={SCHOLARSHIPS_VIEW}
      served={served}
      top={<FeaturedScholarships awards={featured} />}
      cards={(found, part, marks) =>
        found ? (
          <FoundAwards {...found} marks={marks} />
        ) : (
          <SentAwards cards={part === 'found' ? cards : notKnownCards} marks={marks} />
        )
      }
    />
  )
}

/** The nationality of the profile that this browser keeps. */
const useKeptNationality = () => useKept(readNationality, null)

/** Keeps the nationality that the address asks for: profiles of universities name the awards that are open to it. */
function useKeptChoice(code: string | undefined) {
  useEffect(() => {
    if (code) keepNationality(code)
  }, [code])
}

/** A nationality with the name of its country. */
function named(code: string | null | undefined, { countries }: Pick<Loaded<ScholarshipRow>, 'countries'>) {
  if (!code) return null
  return { code, country: countries.find((country) => country.code === code)?.name ?? code.toUpperCase() }
}

type FoundAwardsProps = {
  rows: readonly ScholarshipRow[]
  loaded: Loaded<ScholarshipRow>
  today: string
  search: ListSearch
  marks: readonly ResultMark[]
}

/** A page of results that the browser found. */
function FoundAwards({ rows, loaded, today, search, marks }: FoundAwardsProps) {
  const kept = useKeptNationality()
  const [chosen] = (search as ScholarshipSearch).nationality
  useKeptChoice(chosen)
  const nationality = named(chosen ?? kept, loaded)
  const cards = rows.map((row) => drawRow(row, today, nationality))
  return <ScholarshipCards hasVerdicts cards={cards} marks={marks} />
}

/** A page of results that the server sent, which does not know the nationality that the browser keeps. */
function SentAwards({ cards, marks }: { cards: readonly DrawnCard[]; marks: readonly ResultMark[] }) {
  const kept = useKeptNationality()
  const loaded = useSyncExternalStore(AWARDS.subscribe, AWARDS.get, AWARDS.getNone)
  const nationality = loaded && named(kept, loaded)
  const withVerdict = (card: DrawnCard): DrawnCard => {
    const row = nationality && loaded.rows.find((each) => each.card.id === card.id)
    return row && !card.verdict ? { ...card, verdict: verdictOnNationality(row, nationality) } : card
  }
  return <ScholarshipCards hasVerdicts cards={cards.map(withVerdict)} marks={marks} />
}

/** The first prestigious awards, in brief: their cards follow in the list. */
function FeaturedScholarships({ awards }: { awards: readonly FeaturedAward[] }) {
  return (
    <Featured id="featured-scholarships" title="Featured Scholarships">
      <ul className={`${featuredGrid} lg:grid-cols-3`}>
        {awards.map((award) => (
          <li key={award.id}>
            <Link href={`/scholarships/${award.id}` as Route} translate="no">
              {award.name}
            </Link>
            <span className="block text-ink-3">
              <HostCountries hosts={award.hosts} more={award.moreHosts} />
            </span>
          </li>
        ))}
      </ul>
    </Featured>
  )
}
