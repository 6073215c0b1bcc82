'use client'

import { NativeSelect, Options } from '@/components/ui/native-select'
import { Input, InputGroup } from '@/components/ui/input'
import { useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { useEarlyInput } from '@/components/ui/early-input'
import type { Counts } from '@/lib/list/count-facet'
import type { List } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { offeredSorts } from '@/lib/list/table'
import { unreadOf } from '@/lib/list/unread-words'
import { SEARCH_TEXT } from '@/lib/text/clean-text'
import { CurrencySelect } from './currency-select'
import { ChoiceSelect } from './choice-select'
import { FilterGroup } from './filter-group'
import { UnknownCountry } from './unknown-country'

type AllFiltersProps<Row> = {
  list: List<Row>
  search: ListSearch
  /** The counts of every option, by filter. */
  counts: Readonly<Record<string, Counts>>
  /** Names of the chosen countries, by code. */
  names: Readonly<Record<string, string>>
  /** Parameters of the address that are no filters and are kept, such as a comparison. */
  kept: Readonly<Record<string, string>>
}

/** Every filter of a list as one plain form that is sent to it. */
export function AllFilters<Row>({ list, search: asked, counts, names, kept }: AllFiltersProps<Row>) {
  const [search, setSearch] = useState(asked as unknown as SearchValues)
  const form = useRef<HTMLFormElement>(null)
  useEarlyInput(form)
  const nameOf = (code: string) => names[code] ?? code.toUpperCase()
  return (
    <form ref={form} action={list.path} aria-label="All filters">
      {list.filters.map((filter) => {
        const { key, label, control, isForOwn, isOnDevice } = filter
        if (isForOwn || isOnDevice) return null
        const value = search[key]
        const change = (next: SearchValues) => setSearch({ ...search, ...next })
        if (control.kind === 'choice')
          return (
            <div key={key} className="mb-3">
              <ChoiceSelect filter={filter} value={value} onChoose={change} />
            </div>
          )
        if (control.kind === 'search' || control.kind === 'countries')
          return (
            <div key={key} className="mb-3">
              <InputGroup>
                <span className="text-sm text-ink-3">{label}</span>
                <Input
                  name={key}
                  type={control.kind === 'search' ? 'search' : 'text'}
                  {...(control.kind === 'search' && SEARCH_TEXT)}
                  placeholder={control.kind === 'countries' ? control.anyLabel : undefined}
                  defaultValue={
                    Array.isArray(value)
                      ? [...value.map(nameOf), unreadOf(search, key)].filter(Boolean).join(',')
                      : String(value)
                  }
                  aria-describedby={unreadOf(search, key) ? `${key}-unread` : undefined}
                />
              </InputGroup>
              <UnknownCountry id={`${key}-unread`} text={unreadOf(search, key)} />
            </div>
          )
        return (
          <FilterGroup
            key={key}
            filter={filter}
            search={search}
            typed={search}
            counts={counts[key] ?? null}
            count={null}
            countBeyond={() => null}
            countries={null}
            nameOf={nameOf}
            onOpen={() => {}}
            change={change}
          >
            {filter.kept?.currency && <CurrencySelect shown={{ search, change }} isPlain />}
          </FilterGroup>
        )
      })}
      <InputGroup className="mt-3 mb-3">
        <span className="text-sm text-ink-3">Sort</span>
        <NativeSelect name="sort" defaultValue={asked.sort}>
          <Options of={offeredSorts(list.sorts, true)} />
        </NativeSelect>
      </InputGroup>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={buttonVariants({ variant: 'accent', className: 'mt-6 w-full' })}>
        Show results
      </button>
    </form>
  )
}
