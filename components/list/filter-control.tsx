'use client'

import { slugify } from '@/lib/text/slugify'
import { CheckList } from './check-list'
import { CountryControl } from './country-control'
import type { FilterControlProps } from './filter-control-props'
import { OptionList } from './option-list'
import { OptionSelect } from './option-select'
import { NumberField, RangeFields } from './range-fields'

type BoundValue = number | null

/** The control of one filter, drawn from its entry in the list's table. */
export function FilterControl<Row>(props: FilterControlProps<Row>) {
  'use memo'
  const { filter, search, typed, counts, nameOf, change } = props
  const { key, control, label } = filter
  const countsOf = (options: readonly { value: string }[]) =>
    counts ? options.map(({ value }) => counts.values[value] ?? 0) : undefined
  const chosen = search[key] as string | null

  switch (control.kind) {
    case 'search':
      return null
    case 'countries':
      return <CountryControl {...props} control={control} />
    case 'radios':
      return (
        <OptionList
          type="radio"
          name={key}
          options={[{ value: '', label: control.anyLabel }, ...control.options]}
          counts={counts ? [counts.any, ...(countsOf(control.options) ?? [])] : undefined}
          chosen={[chosen ?? '']}
          onToggle={(value) => change({ [key]: value || null })}
        />
      )
    case 'select': {
      const named = Object.keys(counts?.values ?? {})
        .map((name) => ({ value: slugify(name), label: name, count: counts?.values[name] ?? 0 }))
        .filter(({ value, count }) => count > 0 || value === chosen)
        .sort((a, b) => (a.value < b.value ? -1 : 1))
      const options =
        control.options?.map((option) => ({ ...option, count: counts?.values[option.value] ?? 0 })) ?? named
      const isMissing = chosen !== null && !options.some(({ value }) => value === chosen)
      return (
        <OptionSelect
          name={key}
          label={label}
          any={{ label: control.anyLabel, count: counts?.any ?? 0 }}
          options={isMissing ? [...options, { value: chosen, label: nameOf(chosen), count: 0 }] : options}
          chosen={chosen}
          onChoose={(value) => change({ [key]: value })}
        />
      )
    }
    case 'checks': {
      // One option alone is a flag: its value is the option or nothing, not a list.
      const isFlag = !Array.isArray(search[key])
      const on = isFlag ? [chosen].filter((value) => value !== null) : (search[key] as string[])
      return (
        <CheckList
          name={key}
          options={control.options}
          counts={countsOf(control.options)}
          chosen={on}
          onChange={(values) => change({ [key]: isFlag ? (values[0] ?? null) : values })}
        />
      )
    }
    case 'range':
      return (
        <RangeFields
          name={key}
          bounds={control.bounds}
          from={typed[`${key}Min`] as BoundValue}
          to={typed[`${key}Max`] as BoundValue}
          onChange={(from, to) => change({ [`${key}Min`]: from, [`${key}Max`]: to }, true)}
        />
      )
    case 'number':
      return (
        <NumberField
          name={key}
          label={control.hint}
          bounds={control.bounds}
          value={search[key] as BoundValue}
          onValue={(value) => change({ [key]: value }, true)}
        />
      )
    case 'unreported':
      return (
        <>
          {/* Without script: unticked, the form sends only "exclude". Ticked, it sends both, which the parser takes for neither. */}
          <input type="hidden" name={key} value="exclude" />
          <label className="opt">
            <input
              type="checkbox"
              name={key}
              value="include"
              checked={search[key] === 'include'}
              onChange={() => change({ [key]: search[key] === 'include' ? 'exclude' : 'include' })}
            />
            {control.text}
          </label>
        </>
      )
  }
}
