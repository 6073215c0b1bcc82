'use client'

import { useState } from 'react'
import type { Control } from '@/lib/list/filter'
import { CountryFilter } from './country-filter'
import type { FilterControlProps } from './filter-control-props'

type CountriesControl = Extract<Control, { kind: 'countries' }>

/** Countries to choose from. They are counted once the list is opened. */
export function CountryControl<Row>({
  control,
  ...props
}: FilterControlProps<Row> & { control: CountriesControl }) {
  const { filter, search, count, countries, nameOf, onOpen, change } = props
  const { key, label } = filter
  const [isOpened, setIsOpened] = useState(false)
  const chosen = search[key] as readonly string[]
  const counts = isOpened && countries ? count?.(key) : null
  const several = control.extra.map(({ value, label: name }) => ({ code: value, name, aliases: '' }))
  const options = [...(countries ?? []), ...several]
    .map((country) => ({ ...country, count: counts?.values[country.code] ?? 0 }))
    .filter((country) => country.count > 0 || chosen.includes(country.code))
  return (
    <CountryFilter
      name={key}
      label={label}
      anyLabel={control.anyLabel}
      limit={control.max}
      chosen={chosen.map((code) => ({
        code,
        name: several.find((entry) => entry.code === code)?.name ?? nameOf(code),
      }))}
      options={counts ? options : null}
      anyCount={counts?.any ?? 0}
      onOpen={() => {
        setIsOpened(true)
        onOpen()
      }}
      onChange={(codes) => change({ [key]: codes })}
    />
  )
}
