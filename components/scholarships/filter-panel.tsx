'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { CheckList } from '@/components/list/check-list'
import { Facet } from '@/components/list/facet'
import { FilterSheet } from '@/components/list/filter-sheet'
import { OPEN_NOW } from '@/lib/scholarships/search-params'
import { DEGREES } from '@/lib/eligibility/vocabulary'
import { FUNDING, TYPES } from '@/lib/scholarships/vocabulary'
import { FILTER_FORM } from './element-ids'
import { FieldSelect } from './field-select'
import { PlaceFilters } from './place-filters'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

const FACETS = [
  { key: 'degree', legend: 'Degree', options: DEGREES },
  { key: 'type', legend: 'Type', options: TYPES },
  { key: 'funding', legend: 'Funding', options: FUNDING },
] as const

export function Panel({ answer }: { answer: ServerAnswer }) {
  const browse = useLocalBrowse(answer)
  const { search, change, view } = browse
  const { facets } = view

  return (
    <FilterSheet id={FILTER_FORM} action="/scholarships" total={view.total}>
      <input type="hidden" name="tab" value="browse" />
      <PlaceFilters answer={answer} browse={browse} />
      <Facet legend="Deadline">
        <CheckList
          name="open"
          options={[OPEN_NOW]}
          counts={[facets.open]}
          chosen={search.open ? [search.open] : []}
          onChange={([open = null]) => change({ open })}
        />
      </Facet>
      {FACETS.map(({ key, legend, options }) => (
        <Facet key={key} legend={legend}>
          <CheckList
            name={key}
            options={options}
            counts={facets[key]}
            chosen={search[key]}
            onChange={(chosen) => change({ [key]: chosen })}
          />
        </Facet>
      ))}
      <Facet legend="Field of study">
        <FieldSelect facets={facets} chosen={search.field} onChange={(field) => change({ field })} />
      </Facet>
      <noscript>
        <button className="btn btn-accent mb-3 w-full">Apply filters</button>
      </noscript>
    </FilterSheet>
  )
}

/** The filters of the list of scholarships. */
export function FilterPanel({ answer }: { answer: ServerAnswer }) {
  return (
    <NuqsAdapter>
      <Panel answer={answer} />
    </NuqsAdapter>
  )
}
