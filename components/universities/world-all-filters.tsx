'use client'

import { AllFilters } from '@/components/list/all-filters'
import type { Counts } from '@/lib/list/count-facet'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'

type WorldAllFiltersProps = {
  search: UniversitySearch
  /** Of every option, by filter. */
  counts: Readonly<Record<string, Counts>>
  /** Names of the chosen countries, by code. */
  names: Readonly<Record<string, string>>
}

/** Every filter of the world's universities, for a browser without script. */
export function WorldAllFilters({ search, counts, names }: WorldAllFiltersProps) {
  const compare = search.compare.join(',')
  return (
    <AllFilters
      list={WORLD}
      search={search}
      counts={counts}
      names={names}
      kept={compare ? { compare } : {}}
    />
  )
}
