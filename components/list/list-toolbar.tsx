'use client'

import { startTransition } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ChoiceField } from '@/components/ui/choice-field'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { textWithout } from '@/lib/list/edit-text'
import { offeredSorts } from '@/lib/list/table'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import { ActiveFilters } from './active-filters'
import { ChoiceSelect } from './choice-select'
import { ListHead } from './list-head'
import type { ListView } from './list-view'
import { SearchBox } from './search-box'
import { UnderstoodChips } from './understood-chips'
import type { useList } from './use-list'

type ListToolbarProps<Row> = {
  view: ListView<Row>
  state: ReturnType<typeof useList<Row>>
  nameOf: (value: string) => string
  /** Shows another search, and gives the focus to its results, because a clicked chip is gone with the change. */
  onGo: (search: ListSearch) => void
}

/** The look of the choices: their labels are smaller, and hidden where they have no room. */
const LABEL = '*:first:flex-none *:first:text-sm *:first:text-ink-3'
const CHOICE = {
  first: `${LABEL} min-w-0 flex-none max-[26rem]:gap-0 max-[26rem]:*:first:text-[0px]`,
  last: `${LABEL} min-w-0 flex-auto max-md:basis-24 max-md:gap-0 max-md:*:first:text-[0px]`,
}

const LACKS = {
  words:
    'Only names, places and programs were searched: the other words are not saved on this device. There may be more results.',
  facts: 'Some facts of these cards are not saved on this device.',
}

/** The text without the words that a choice takes the place of: "masters", when another level is chosen. */
function withoutWordsFor(key: string, { search }: ListSearch, understood: ShownMeaning | null): SearchValues {
  const text = textWithout(search, key, understood?.parts ?? [])
  return text === search ? {} : { search: text }
}

/** Search, sort, the button that opens the filters on a phone, chips and the heading of the results. */
export function ListToolbar<Row>({ view, state, nameOf, onGo }: ListToolbarProps<Row>) {
  'use memo'
  const { list, source, placeholder } = view
  const { search, lacks, change, sent, understood } = state
  const values = search as unknown as SearchValues
  const all = list.chips(search, nameOf)
  // The understood words appear in chips of their own.
  const isUnderstood = understood?.parts.some(({ kind }) => kind !== 'text') ?? false
  const chips = isUnderstood ? all.filter(({ key }) => key !== 'search') : all
  const cleared = list.cleared(search)
  // "Cheap" is an order.
  const sort = understood?.set.sort
  const order = list.sorts.find(({ value }) => value === (sort ?? search.sort))?.note
  const submit = (
    <button
      form={list.formId}
      className={buttonVariants({ variant: 'accent', className: source.isOnServer && 'max-[26rem]:hidden' })}
    >
      Search
    </button>
  )
  return (
    <>
      <div data-slot="list-tools" className="flex flex-wrap gap-2 **:data-[slot=input-group]:min-h-11">
        <div className="flex min-w-0 flex-[1_1_300px] gap-2">
          <SearchBox
            value={search.search}
            form={list.formId}
            placeholder={placeholder}
            onSearch={(text) => {
              // The next key does not wait for the answer to this one.
              if (!source.isOnServer) startTransition(() => change({ search: text }, true))
            }}
            onSend={sent}
            onFocus={() => {
              sent()
              if (!source.isOnServer) void source.load('text').catch(() => {})
            }}
          />
          {source.isOnServer ? submit : <noscript>{submit}</noscript>}
          <button
            type="button"
            popoverTarget={list.formId}
            className={buttonVariants({ className: 'flex-none whitespace-nowrap md:hidden' })}
          >
            {`Filters${all.length > 0 ? ` (${all.length})` : ''}`}
          </button>
        </div>
        {/* The order, which comes last, gives way. Without room beside the label, the options speak for themselves. */}
        <div className="flex min-w-0 flex-[1_1_300px] gap-2 max-md:flex-wrap md:flex-initial">
          {list.filters.map((filter) => (
            <ChoiceSelect
              key={filter.key}
              filter={filter}
              className={CHOICE.first}
              form={list.formId}
              value={understood?.set[filter.key] ?? values[filter.key]}
              onChoose={(choice) => change({ ...choice, ...withoutWordsFor(filter.key, search, understood) })}
            />
          ))}
          <ChoiceField
            label="Sort"
            className={CHOICE.last}
            name="sort"
            form={list.formId}
            value={String(sort ?? search.sort)}
            options={offeredSorts(list.sorts, source.isOnServer, String(search.sort))}
            onChoose={(next) => change({ sort: next, ...withoutWordsFor('sort', search, understood) })}
          />
        </div>
      </div>
      {understood && (
        <UnderstoodChips list={list} search={search} understood={understood} plain={view.plain} onGo={onGo} />
      )}
      <ActiveFilters
        chips={chips.map(({ key, label, change: removal }) => {
          const without = list.change(search, removal)
          return { key, label, href: list.href(without), onRemove: () => onGo(without) }
        })}
        clearHref={list.href(cleared)}
        onClear={() => onGo(cleared)}
      />
      <ListHead view={view} state={state} order={order} />
      {lacks && (
        <p role="status" className="mb-3 border-l-2 border-warn pl-3 text-sm">
          {LACKS[lacks]}
        </p>
      )}
    </>
  )
}
