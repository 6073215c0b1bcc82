'use client'

import type { ComponentProps } from 'react'
import { AllFilters } from '@/components/list/all-filters'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'

type WorldAllFiltersProps = Pick<ComponentProps<typeof AllFilters>, 'counts' | 'names'> & {
  search: UniversitySearch
}

/** Every filter of the world's universities, for a browser without script. */
export function WorldAllFilters({ search, ...shown }: WorldAllFiltersProps) {
  const compare = search.compare.join(',')
  return <AllFilters list={WORLD} search={search} {...shown} kept={compare ? { compare } : {}} />
}
