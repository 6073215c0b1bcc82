'use client'

import type { Found } from '@/components/list/list-definition'
import type { BrowseResult } from '@/lib/universities/browse'
import type { UniversitySearch } from '@/lib/universities/search-params'
import { LocalCards } from './local-cards'
import { NoUniversities } from './no-universities'
import type { CardAction } from './university-card'
import { WORLD_LIST } from './world-list'

type LocalResultsProps = Found<UniversitySearch, BrowseResult> & { cardAction: CardAction }

/** The page of results the browser worked out. */
export function LocalResults({ rows, suggestions, search, version, cardAction }: LocalResultsProps) {
  if (suggestions) return <NoUniversities search={search} suggestions={suggestions} />
  return <LocalCards rows={rows} version={version} href={WORLD_LIST.hrefOf(search)} cardAction={cardAction} />
}
