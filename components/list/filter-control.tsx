'use client'

import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { countInWords } from '@/lib/list/count-in-words'
import type { Counts } from '@/lib/list/count-facet'
import type { Filter, Option, SearchValues } from '@/lib/list/filter'
import type { CountryFilter } from './country-filter'
import { OptionSelect } from './option-select'
import { RangeFields } from './range-fields'
import type { Loaded } from './list-source'

/** The props of a filter's control. */
export type FilterControlProps<Row> = {
  filter: Filter<Row>
  search: SearchValues
  /** The search with its ranges as they were typed. */
  typed: SearchValues
  /** The counts of this filter's options; null while they are not known. */
  counts: Counts | null
  /** Counts the options of a filter once they are opened; null until the rows are there. */
  count: ((key: string) => Counts) | null
  /** The same without the text of the search, or, where there is none, without any filter. */
  countBeyond: (key: string) => Counts | null
  countries: Loaded<Row>['countries'] | null
  nameOf: (value: string) => string
  /** The control of countries. The page of all filters has none: it takes their names in a plain field. */
  CountryControl?: typeof CountryFilter
  /** Asks for what the opened options need. */
  onOpen: () => void
  change: (change: SearchValues, isTyping?: boolean) => void
}

type BoundValue = number | null

/** The control of one filter, drawn from its entry in the list's table. */
export function FilterControl<Row>(props: FilterControlProps<Row>) {
  'use memo'
  const { filter, search, typed, counts, change, CountryControl } = props
  const { key, control } = filter
  const counted = (options: readonly Option[]) =>
    options.map((option) => ({
      ...option,
      count: counts && (counts.values[option.value] ?? 0),
      notKnown: counts?.notKnown?.[option.value] ?? 0,
    }))

  switch (control.kind) {
    case 'search':
    case 'choice':
      return null
    case 'countries':
      return CountryControl ? <CountryControl {...props} control={control} /> : null
    case 'select':
      return <OptionSelect {...props} control={control} />
    case 'radios': {
      const any = { value: '', label: control.anyLabel, count: counts && counts.any, notKnown: 0 }
      return (
        <OptionList
          type="radio"
          name={key}
          options={[any, ...counted(control.options)]}
          chosen={[(search[key] as string | null) ?? '']}
          onToggle={(value) => change({ [key]: value || null })}
        />
      )
    }
    case 'checks': {
      // One option alone is a flag: its value is the option or nothing, not a list.
      const isFlag = !Array.isArray(search[key])
      const chosen = [search[key] ?? []].flat() as string[]
      const toggle = (toggled: string) => {
        const values = control.options.map(({ value }) => value)
        const next = values.filter((value) => (value === toggled) !== chosen.includes(value))
        change({ [key]: isFlag ? (next[0] ?? null) : next })
      }
      return (
        <OptionList
          type="checkbox"
          name={key}
          options={counted(control.options)}
          chosen={chosen}
          onToggle={toggle}
        />
      )
    }
    case 'range':
      return (
        <RangeFields
          name={key}
          bounds={control.bounds}
          unit={control.unit}
          from={typed[`${key}Min`] as BoundValue}
          to={typed[`${key}Max`] as BoundValue}
          onChange={(from, to) => change({ [`${key}Min`]: from, [`${key}Max`]: to }, true)}
        />
      )
  }
}

type OptionListProps = {
  type: 'checkbox' | 'radio'
  name: string
  /**
   * `count`: the results with the option on; null while they are not known. `notKnown`: what may be results besides,
   * because it does not report what is asked for.
   */
  options: readonly (Option & { count: number | null; notKnown: number })[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** As wide as two figures, so that hardly a label moves when the number comes. */
const UNKNOWN = '\u2007\u2007'

/**
 * Options with the number of results each would leave. An option that would leave none, and nothing that may be one,
 * can't be chosen.
 */
function OptionList({ type, name, options, chosen, onToggle }: OptionListProps) {
  return options.map(({ value, label, count, notKnown }) => {
    const isChosen = chosen.includes(value)
    return (
      <CheckboxLabel key={label}>
        <Checkbox
          type={type}
          name={name}
          value={value}
          checked={isChosen}
          disabled={count === 0 && notKnown === 0 && !isChosen}
          onChange={() => onToggle(value)}
        />
        {label}
        <b className="ml-auto text-right text-sm font-normal text-ink-3">
          {count === null ? UNKNOWN : countInWords(count, notKnown)}
        </b>
      </CheckboxLabel>
    )
  })
}
