'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { Filter } from '@/lib/list/filter'
import type { FilterControlProps } from './filter-control'
import { FilterGroup } from './filter-group'
import { useDisclosure } from './use-disclosure'
import { tellToggle } from '@/components/ui/tell-toggle'
import { useHydrated } from '@/components/ui/use-hydrated'

type MoreFiltersProps<Row> = Omit<FilterControlProps<Row>, 'filter' | 'counts'> & {
  filters: readonly Filter<Row>[]
  isUsed: boolean
}

/** The filters that most visitors never use. They are drawn, and their options counted, only while this is open. */
export function MoreFilters<Row>({ filters, isUsed, ...shared }: MoreFiltersProps<Row>) {
  const isHydrated = useHydrated()
  const [isChosen, setIsChosen] = useDisclosure(isUsed)
  const isOpen = isHydrated && isChosen
  return (
    <Collapsible
      ref={tellToggle}
      className="noscript:hidden"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsChosen(currentTarget.open)
        if (currentTarget.open) shared.onOpen()
      }}
    >
      <CollapsibleTrigger>More filters</CollapsibleTrigger>
      {isOpen &&
        filters.map((filter) => (
          <FilterGroup
            key={filter.key}
            filter={filter}
            counts={shared.count?.(filter.key) ?? null}
            {...shared}
          />
        ))}
    </Collapsible>
  )
}
