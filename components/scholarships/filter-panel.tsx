'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { OptionList } from '@/components/filters/option-list'
import { OPEN_NOW } from '@/lib/scholarships/search-params'
import { DEGREES, FUNDING, TYPES } from '@/lib/scholarships/vocabulary'
import { FILTER_FORM } from './element-ids'
import { FieldSelect } from './field-select'
import { PlaceFilters } from './place-filters'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

const number = new Intl.NumberFormat('en')

function Facet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The list with `value` added, or taken out if it was there; in the table's order. */
function toggled<Value extends string>(
  table: readonly { value: Value }[],
  list: readonly Value[],
  value: string,
): Value[] {
  return table.map((entry) => entry.value).filter((entry) => (entry === value) !== list.includes(entry))
}

export function Panel({ answer }: { answer: ServerAnswer }) {
  const browse = useLocalBrowse(answer)
  const { search, change, view } = browse
  const { facets } = view

  return (
    <form
      id={FILTER_FORM}
      action="/scholarships"
      popover="auto"
      className="sheet"
      aria-label="Filters"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="tab" value="browse" />
      <div className="flex items-center justify-between max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-paper max-md:py-2">
        <h2 className="text-md">Filters</h2>
        <button
          type="button"
          popoverTarget={FILTER_FORM}
          popoverTargetAction="hide"
          className="btn btn-small md:hidden"
        >
          Close
        </button>
      </div>
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
      <div className="scripted sticky bottom-0 bg-paper py-3 md:hidden">
        <button
          type="button"
          popoverTarget={FILTER_FORM}
          popoverTargetAction="hide"
          className="btn btn-accent w-full"
        >
          Show {number.format(view.total)} {view.total === 1 ? 'result' : 'results'}
        </button>
      </div>
    </form>
  )
}

/**
 * The filters as a plain GET form. On a wide screen it is the rail beside the results; on a phone the same element
 * is a sheet that the Filters button opens, as a native popover, so it opens without script as well.
 */
export function FilterPanel({ answer }: { answer: ServerAnswer }) {
  return (
    <NuqsAdapter>
      <Panel answer={answer} />
    </NuqsAdapter>
  )
}
