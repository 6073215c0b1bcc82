'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { CountryFilter } from '@/components/filters/country-filter'
import { OptionList } from '@/components/filters/option-list'
import { REGIONS, type Region } from '@/lib/places/regions'
import { allFiltersHref } from '@/lib/universities/search-params'
import { loadCatalogue } from './catalogue-store'
import { FILTER_FORM } from './element-ids'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

const MoreFilters = lazy(() => import('./more-filters').then((module) => ({ default: module.MoreFilters })))

const number = new Intl.NumberFormat('en')

function Facet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

const toRegion = (value: string): Region | null =>
  REGIONS.find((region) => region.value === value)?.value ?? null

function Panel({ answer }: { answer: ServerAnswer }) {
  const { search, change, view, countries, countryName } = useLocalBrowse(answer)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const chosenRegion = search.region ?? ''

  // A region picked before the script was there is taken over.
  useEffect(() => {
    const picked = form.current && String(new FormData(form.current).get('region') ?? '')
    if (picked !== null && picked !== chosenRegion) change({ region: toRegion(picked) })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what stood there at the start counts
  }, [])

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      action="/universities"
      popover="auto"
      className="sheet"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
    >
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
      <Facet legend="Country">
        <CountryFilter
          chosen={search.country.map((code) => ({ code, name: countryName(code) }))}
          options={countries}
          anyCount={view.facets.anyCountry}
          onOpen={() => void loadCatalogue(answer.version, 'index').catch(() => {})}
          onChange={(country) => change({ country })}
        />
      </Facet>
      <Facet legend="Region">
        <OptionList
          type="radio"
          name="region"
          options={[{ value: '', label: 'All Regions' }, ...REGIONS]}
          counts={[view.facets.anyRegion, ...view.facets.region]}
          chosen={[chosenRegion]}
          onToggle={(value) => change({ region: toRegion(value) })}
        />
      </Facet>
      <noscript>
        <a href={allFiltersHref(search)} className="btn my-3 w-full">
          More filters
        </a>
        <button className="btn btn-accent mb-3 w-full">Apply filters</button>
      </noscript>
      <details className="more scripted" onToggle={(event) => setIsMoreOpen(event.currentTarget.open)}>
        <summary>More filters</summary>
        {isMoreOpen && (
          <Suspense fallback={<p className="py-3 text-sm text-ink-3">Loading the filters…</p>}>
            <MoreFilters search={search} facets={view.facets} onChange={change} />
          </Suspense>
        )}
      </details>
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
