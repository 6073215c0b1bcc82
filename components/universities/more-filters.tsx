'use client'

import type { ReactNode } from 'react'
import { OptionList } from '@/components/filters/option-list'
import { NumberField, RangeFields } from '@/components/filters/range-fields'
import type { FacetCounts } from '@/lib/universities/facets'
import { RANGES, type UniversitySearch } from '@/lib/universities/search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from '@/lib/universities/vocabulary'

type MoreFiltersProps = {
  search: UniversitySearch
  facets: FacetCounts
  onChange: (change: Partial<UniversitySearch>, typing?: boolean) => void
}

const GPA_LIMITS = { min: 0, max: 4, step: 0.1 }

/** The list with `value` added, or taken out if it was there; in the table's order. */
function toggled<Value extends string>(
  table: readonly { value: Value }[],
  list: readonly Value[],
  value: string,
): Value[] {
  return table.map((entry) => entry.value).filter((entry) => (entry === value) !== list.includes(entry))
}

function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="group" open={open}>
      <summary>{title}</summary>
      <fieldset className="max-h-64 overflow-y-auto">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}

export function MoreFilters({ search, facets, onChange }: MoreFiltersProps) {
  return (
    <>
      {RANGES.map(({ key, ...range }) => (
        <RangeFields
          key={key}
          name={key}
          {...range}
          from={search[`${key}Min`]}
          to={search[`${key}Max`]}
          onChange={(from, to) => onChange({ [`${key}Min`]: from, [`${key}Max`]: to }, true)}
        />
      ))}
      <fieldset className="facet">
        <legend>
          My GPA <span className="faint">(4.0 scale)</span>
        </legend>
        <NumberField
          name="gpa"
          label="Leaves out universities that ask for more"
          limits={GPA_LIMITS}
          value={search.gpa}
          onValue={(gpa) => onChange({ gpa }, true)}
        />
      </fieldset>
      <fieldset className="facet">
        <legend className="sr-only">Unreported figures</legend>
        {/* Sent without script, the unticked box leaves "exclude" alone; ticked, the pair reads as the default. */}
        <input type="hidden" name="unreported" value="exclude" />
        <label className="opt">
          <input
            type="checkbox"
            name="unreported"
            value="include"
            checked={search.unreported === 'include'}
            onChange={() => onChange({ unreported: search.unreported === 'include' ? 'exclude' : 'include' })}
          />
          Include universities that don’t report this
        </label>
      </fieldset>
      <Group title="Programmes" open={search.programmes.length > 0}>
        <OptionList
          type="checkbox"
          name="programmes"
          options={PROGRAMMES}
          counts={facets.programmes}
          chosen={search.programmes}
          onToggle={(value) => onChange({ programmes: toggled(PROGRAMMES, search.programmes, value) })}
        />
      </Group>
      <Group title="Facilities" open={search.facilities.length > 0}>
        <OptionList
          type="checkbox"
          name="facilities"
          options={FACILITIES}
          counts={facets.facilities}
          chosen={search.facilities}
          onToggle={(value) => onChange({ facilities: toggled(FACILITIES, search.facilities, value) })}
        />
      </Group>
      <Group title="Campus size" open={search.size.length > 0}>
        <OptionList
          type="checkbox"
          name="size"
          options={CAMPUS_SIZES}
          counts={facets.size}
          chosen={search.size}
          onToggle={(value) => onChange({ size: toggled(CAMPUS_SIZES, search.size, value) })}
        />
      </Group>
      <Group title="Application deadline" open={search.deadline.length > 0}>
        <OptionList
          type="checkbox"
          name="deadline"
          options={DEADLINE_MONTHS}
          counts={facets.deadline}
          chosen={search.deadline}
          onToggle={(value) => onChange({ deadline: toggled(DEADLINE_MONTHS, search.deadline, value) })}
        />
      </Group>
    </>
  )
}
