'use client'

import type { ReactNode } from 'react'
import { CheckList } from '@/components/list/check-list'
import { NumberField, RangeFields } from '@/components/list/range-fields'
import { useDisclosure } from '@/components/list/use-disclosure'
import type { MoreCounts } from '@/lib/universities/facets'
import { GPA_BOUNDS, RANGES, type UniversitySearch } from '@/lib/universities/search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from '@/lib/universities/vocabulary'

const GROUPS = [
  { key: 'programmes', title: 'Programmes', options: PROGRAMMES },
  { key: 'facilities', title: 'Facilities', options: FACILITIES },
  { key: 'size', title: 'Campus size', options: CAMPUS_SIZES },
  { key: 'deadline', title: 'Application deadline', options: DEADLINE_MONTHS },
] as const

type MoreFiltersProps = {
  search: UniversitySearch
  /** The search with its ranges as they were typed. */
  typed: UniversitySearch
  /** Left out until the catalogue is there. */
  counts?: MoreCounts | undefined
  onChange: (change: Partial<UniversitySearch>, typing?: boolean) => void
}

type DisclosureProps = { className: string; title: string; isUsed: boolean; children: ReactNode }

function Disclosure({ className, title, isUsed, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useDisclosure(isUsed)
  return (
    <details className={className} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

function Group({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  return (
    <Disclosure className="group" title={title} isUsed={isUsed}>
      <fieldset className="max-h-64 overflow-y-auto">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  )
}

export function MoreFilters({ search, typed, counts, onChange }: MoreFiltersProps) {
  return (
    <>
      {RANGES.map(({ key, label, unit, min, max, step }) => (
        <RangeFields
          key={key}
          name={key}
          label={label}
          unit={unit}
          bounds={{ min, max, step }}
          from={typed[`${key}Min`]}
          to={typed[`${key}Max`]}
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
          bounds={GPA_BOUNDS}
          value={search.gpa}
          onValue={(gpa) => onChange({ gpa }, true)}
        />
      </fieldset>
      <fieldset className="facet">
        <legend className="sr-only">Unreported figures</legend>
        {/* Without script: unticked, only "exclude" is sent; ticked, both are, which reads as neither, so as the default. */}
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
      {GROUPS.map(({ key, title, options }) => (
        <Group key={key} title={title} isUsed={search[key].length > 0}>
          <CheckList
            name={key}
            options={options}
            counts={counts?.[key]}
            chosen={search[key]}
            onChange={(chosen) => onChange({ [key]: chosen })}
          />
        </Group>
      ))}
    </>
  )
}
