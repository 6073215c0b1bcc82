'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import type { Counts } from '@/lib/list/count-facet'
import type { List } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { FilterGroup } from './filter-group'

type AllFiltersProps<Row> = {
  list: List<Row>
  search: ListSearch
  /** Of every option, by filter. */
  counts: Readonly<Record<string, Counts>>
  /** Names of the chosen countries, by code. */
  names: Readonly<Record<string, string>>
  /** What the address holds besides filters and is to be kept, such as a comparison. */
  kept: Readonly<Record<string, string>>
}

/** Every filter of a list as one plain form that is sent to it. */
export function AllFilters<Row>({ list, search: asked, counts, names, kept }: AllFiltersProps<Row>) {
  const [search, setSearch] = useState(asked as unknown as SearchValues)
  const nameOf = (code: string) => names[code] ?? code.toUpperCase()
  return (
    <form action={list.path} aria-label="All filters">
      {list.filters.map((filter) => {
        const { key, label, control } = filter
        const value = search[key]
        if (control.kind === 'search' || control.kind === 'countries')
          return (
            <label key={key} className="field mb-3">
              <span className="text-sm text-ink-3">{label}</span>
              <input
                name={key}
                type={control.kind === 'search' ? 'search' : 'text'}
                maxLength={control.kind === 'search' ? 80 : undefined}
                placeholder={control.kind === 'countries' ? control.anyLabel : undefined}
                defaultValue={Array.isArray(value) ? value.map(nameOf).join(',') : String(value)}
              />
            </label>
          )
        return (
          <FilterGroup
            key={key}
            filter={filter}
            search={search}
            typed={search}
            counts={counts[key] ?? null}
            count={null}
            countries={null}
            nameOf={nameOf}
            onOpen={() => {}}
            change={(change) => setSearch({ ...search, ...change })}
          />
        )
      })}
      <label className="field mt-3 mb-3">
        <span className="text-sm text-ink-3">Sort</span>
        <select name="sort" defaultValue={asked.sort}>
          {list.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={buttonVariants({ variant: 'accent', className: 'mt-6 w-full' })}>
        Show results
      </button>
    </form>
  )
}
