'use client'

import type { Found } from '@/components/list/list-definition'
import type { UkResult } from '@/lib/universities/uk/browse'
import type { UkSearch } from '@/lib/universities/uk/search-params'
import { LocalCards } from '../local-cards'
import type { CardAction } from '../university-card'
import { ClearSearch } from './clear-search'
import { NoUkUniversities } from './no-uk-universities'
import { UK_LIST } from './uk-list'

type UkLocalResultsProps = Found<UkSearch, UkResult> & { cardAction: CardAction }

/** The page of results the browser worked out. */
export function UkLocalResults({ rows, suggestions, search, version, cardAction }: UkLocalResultsProps) {
  if (suggestions)
    return <NoUkUniversities search={search} suggestions={suggestions} clear={<ClearSearch />} />
  return <LocalCards rows={rows} version={version} href={UK_LIST.hrefOf(search)} cardAction={cardAction} />
}
