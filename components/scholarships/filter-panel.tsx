'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { Facet } from '@/components/filters/facet'
import { FilterSheet } from '@/components/filters/filter-sheet'
import { OptionList } from '@/components/filters/option-list'
import { toggled } from '@/lib/search/toggled'
import { OPEN_NOW } from '@/lib/scholarships/search-params'
import { DEGREES, FUNDING, TYPES } from '@/lib/scholarships/vocabulary'
import { FILTER_FORM } from './element-ids'
import { FieldSelect } from './field-select'
import { PlaceFilters } from './place-filters'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

export function Panel({ answer }: { answer: ServerAnswer }) {
  const browse = useLocalBrowse(answer)
  const { search, change, view } = browse
  const { facets } = view

  return (
    <FilterSheet id={FILTER_FORM} action="/scholarships" total={view.total}>
      <input type="hidden" name="tab" value="browse" />
      <PlaceFilters answer={answer} browse={browse} />
      <Facet legend="Deadline">
        <OptionList
          type="checkbox"
          name="open"
          options={[OPEN_NOW]}
          counts={[facets.open]}
          chosen={search.open ? [search.open] : []}
          onToggle={() => change({ open: search.open ? null : OPEN_NOW.value })}
        />
      </Facet>
      <Facet legend="Degree">
        <OptionList
          type="checkbox"
          name="degree"
          options={DEGREES}
          counts={facets.degree}
          chosen={search.degree}
          onToggle={(value) => change({ degree: toggled(DEGREES, search.degree, value) })}
        />
      </Facet>
      <Facet legend="Type">
        <OptionList
          type="checkbox"
          name="type"
          options={TYPES}
          counts={facets.type}
          chosen={search.type}
          onToggle={(value) => change({ type: toggled(TYPES, search.type, value) })}
        />
      </Facet>
      <Facet legend="Funding">
        <OptionList
          type="checkbox"
          name="funding"
          options={FUNDING}
          counts={facets.funding}
          chosen={search.funding}
          onToggle={(value) => change({ funding: toggled(FUNDING, search.funding, value) })}
        />
      </Facet>
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
