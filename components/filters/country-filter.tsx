'use client'

import { useState } from 'react'
import type { CountryPicker } from './country-picker'
import { useHydrated } from './use-hydrated'

export type CountryOption = { code: string; name: string; count: number }

type CountryFilterProps = {
  chosen: readonly { code: string; name: string }[]
  /** Every country with results; null until the catalogue is there. */
  options: readonly CountryOption[] | null
  anyCount: number
  onOpen: () => void
  onChange: (codes: string[]) => void
}

const BOX = 'field mt-1 min-h-11 w-full justify-between text-left text-base md:min-h-10'

/** A searchable list of countries. Without script it is a text field that takes names, as the server understands them. */
export function CountryFilter({ chosen, options, anyCount, onOpen, onChange }: CountryFilterProps) {
  const isHydrated = useHydrated()
  const [Picker, setPicker] = useState<typeof CountryPicker | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const names = chosen.map(({ name }) => name).join(', ')

  if (!isHydrated) {
    return (
      <label className="field mt-1 min-h-11 md:min-h-10">
        <span className="sr-only">Country</span>
        <input
          name="country"
          placeholder="All Countries"
          defaultValue={chosen.map(({ name }) => name).join(',')}
        />
      </label>
    )
  }
  const open = () => {
    setIsOpen(true)
    void import('./country-picker').then((module) => setPicker(() => module.CountryPicker))
  }
  const button = (
    <button
      type="button"
      className={BOX}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onOpen}
      onFocus={onOpen}
      onClick={open}
    >
      <span className="truncate">
        <span className="sr-only">Country: </span>
        {names || 'All Countries'}
      </span>
      <span aria-hidden className="text-ink-3">
        ▾
      </span>
    </button>
  )
  return (
    <>
      {isOpen && Picker ? (
        <Picker
          trigger={button}
          chosen={chosen.map(({ code }) => code)}
          options={options}
          anyCount={anyCount}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        button
      )}
      <input type="hidden" name="country" value={chosen.map(({ code }) => code).join(',')} />
    </>
  )
}
