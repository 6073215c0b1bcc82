'use client'

import { buttonVariants } from '@/components/ui/button'
import { isInView } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { FilterGroup } from './filter-group'
import { FilterSheet } from './filter-sheet'
import type { ListView, ShownList } from './list-view'
import { MoreFilters } from './more-filters'
import type { Loaded } from './source'
import { useHydrated } from './use-hydrated'
import type { useList } from './use-list'

type FilterFormProps<Row> = {
  view: ListView<Row>
  state: ReturnType<typeof useList<Row>>
  nameOf: (value: string) => string
  version: string
}

/**
 * What a form without script sends along of a search beside the fields it draws, as names and values. Defaults are left
 * out, and the page is never carried, because a changed search starts at its first page.
 */
export function carriedParams<Row>(list: ListView<Row>['list'], search: ListSearch): [string, string][] {
  const drawn = list.filters.filter(({ isMore }) => !isMore).flatMap(({ parsers }) => Object.keys(parsers))
  const values = search as unknown as SearchValues
  const untouched = list.untouched as unknown as SearchValues
  return Object.keys(list.params)
    .filter((name) => !['page', 'sort', ...drawn].includes(name))
    .map((name): [string, string] => [name, String(values[name] ?? '')])
    .filter(([name, value]) => value !== String(untouched[name] ?? ''))
}

/** Every filter of the list, in the order of its table. Those behind "More filters" come when that is opened. */
export function FilterForm<Row>({ view, state, nameOf, version }: FilterFormProps<Row>) {
  'use memo'
  const isHydrated = useHydrated()
  const { list, source, below = {} } = view
  const { search, typed, answer, count, loaded, change } = state
  const values = search as unknown as SearchValues
  const shown: ShownList = {
    search,
    answer,
    hrefOf: (next) => list.href(list.change(search, next)),
    change,
  }
  const shared = {
    search: values,
    typed: typed as unknown as SearchValues,
    count,
    countries: (loaded as Loaded<Row> | null)?.countries ?? null,
    nameOf,
    // A search is answered, and counted, with the words of descriptions.
    onOpen: () => void source.load(version, search.search ? 'text' : 'rows').catch(() => {}),
    change,
  }
  const more = list.filters.filter(({ isMore }) => isMore)

  return (
    <FilterSheet id={list.formId} action={list.path} total={answer.total}>
      {list.filters
        .filter(({ isMore, control }) => !isMore && control.kind !== 'search')
        .map((filter) => (
          <FilterGroup
            key={filter.key}
            filter={filter}
            counts={isInView(filter) ? (answer.counts[filter.key] ?? null) : null}
            {...shared}
          >
            {below[filter.key]?.(shown)}
          </FilterGroup>
        ))}
      {!isHydrated &&
        carriedParams(list, search).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <noscript>
        {view.allFilters && (
          <a
            href={list.href(search, view.allFilters)}
            className={buttonVariants({ className: 'my-3 w-full' })}
          >
            More filters
          </a>
        )}
        <button className={buttonVariants({ variant: 'accent', className: 'mb-3 w-full' })}>
          Apply filters
        </button>
      </noscript>
      {more.length > 0 && <MoreFilters isUsed={list.usesMore(search)} filters={more} {...shared} />}
    </FilterSheet>
  )
}
