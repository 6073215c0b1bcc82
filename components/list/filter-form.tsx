'use client'

import { Sheet, SheetFooter, SheetHeader } from '@/components/ui/sheet'
import { buttonVariants } from '@/components/ui/button'
import { popoverButton } from '@/components/ui/popover-button'
import { isInView } from '@/lib/list/filter'
import type { Control, ListSearch, SearchValues } from '@/lib/list/filter'
import { cleanText } from '@/lib/text/clean-text'
import { count as countWords } from '@/lib/text/format'
import { CountryFilter } from './country-filter'
import { FilterGroup } from './filter-group'
import type { ListView, ShownList } from './list-view'
import { MoreFilters } from './more-filters'
import type { Loaded } from './list-source'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { useList } from './use-list'
import { useSheet } from './use-sheet'

type FilterFormProps<Row> = {
  view: ListView<Row>
  state: ReturnType<typeof useList<Row>>
  nameOf: (value: string) => string
}

/**
 * The parts of a search that a form without script sends beside the fields that it draws, as names and values. Defaults
 * are left out, and so are the pages, because a changed search starts at its first page.
 */
export function carriedParams<Row>(list: ListView<Row>['list'], search: ListSearch): [string, string][] {
  const drawn = list.filters.filter(({ isMore }) => !isMore).flatMap(({ parsers }) => Object.keys(parsers))
  const values = search as unknown as SearchValues
  const untouched = list.untouched as unknown as SearchValues
  return Object.keys(list.params)
    .filter((name) => !['page', 'unreported', 'unread', 'sort', ...drawn].includes(name))
    .map((name): [string, string] => [name, String(values[name] ?? '')])
    .filter(([name, value]) => value !== String(untouched[name] ?? ''))
}

/** On a phone, while the sheet lies over the page. */
const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters' } as const

/** Kinds of controls above the results. */
const STANDS_IN_TOOLBAR: ReadonlySet<Control['kind']> = new Set(['search', 'choice'])

/**
 * Every filter of the list, in the order of its table, as a plain GET form. On a wide screen it is the rail beside the
 * results. On a phone the same element is a sheet that the Filters button opens, as a native popover, so it opens without
 * script as well. The filters behind "More filters" are drawn when that is opened.
 */
export function FilterForm<Row>({ view, state, nameOf }: FilterFormProps<Row>) {
  'use memo'
  const isHydrated = useHydrated()
  const { ref, isOpen } = useSheet()
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
    countBeyond: state.countBeyond,
    countries: (loaded as Loaded<Row> | null)?.countries ?? null,
    nameOf,
    CountryControl: CountryFilter,
    // A search is answered, and counted, with the words of descriptions.
    onOpen: () => void source.load(search.search ? 'text' : 'rows').catch(() => {}),
    change,
  }
  const hides = { ...popoverButton(list.formId), popoverTargetAction: 'hide' } as const
  const filters = list.filters.filter(
    ({ isForOwn, isOnDevice }) => (!isForOwn || state.hasOwn) && !(isOnDevice && source.isOnServer),
  )
  const more = filters.filter(({ isMore }) => isMore)

  return (
    <Sheet
      ref={ref}
      id={list.formId}
      action={list.path}
      aria-label="Filters"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        // A text is sent whole where the server answers: one that names a subject leads to another page.
        const text = new FormData(event.currentTarget).get('search')
        if (source.isOnServer) change({ search: cleanText(String(text ?? '')) })
      }}
    >
      <div {...(isOpen && DIALOG)}>
        <SheetHeader>
          <h2 className="text-md">Filters</h2>
          <button {...hides} className={buttonVariants({ size: 'small', className: 'md:hidden' })}>
            Close
          </button>
        </SheetHeader>
        {filters
          .filter(({ isMore, control }) => !isMore && !STANDS_IN_TOOLBAR.has(control.kind))
          .map((filter) => (
            <FilterGroup
              key={filter.key}
              filter={filter}
              counts={
                isInView(filter) ? (answer.counts[filter.key] ?? state.count?.(filter.key) ?? null) : null
              }
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
        <SheetFooter>
          <button {...hides} className={buttonVariants({ variant: 'accent', className: 'w-full' })}>
            {`Show ${countWords(answer.total, 'result')}`}
          </button>
        </SheetFooter>
      </div>
    </Sheet>
  )
}
