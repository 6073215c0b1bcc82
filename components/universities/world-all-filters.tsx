'use client'

import type { ComponentProps } from 'react'
import type { AllFilters } from '@/components/list/all-filters'
import { deferred } from '@/components/ui/deferred'
import type { UniversitySearch } from '@/lib/universities/list'

type WorldAllFiltersProps = Pick<ComponentProps<typeof AllFilters>, 'counts' | 'names'> & {
  search: UniversitySearch
}

/** Every filter of the world's universities, for a browser without script. With script it is checked while it is filled in. */
export const WorldAllFilters = deferred(async () => {
  const [{ AllFilters }, { WORLD }] = await Promise.all([
    import('@/components/list/all-filters'),
    import('@/lib/universities/list'),
  ])
  return function WorldFilters({ search, ...shown }: WorldAllFiltersProps) {
    const compare = search.compare.join(',')
    return <AllFilters list={WORLD} search={search} {...shown} kept={compare ? { compare } : {}} />
  }
})
