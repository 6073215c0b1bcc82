'use client'

import { useRef, useState } from 'react'
import type { CountryPicker } from './country-picker'
import { useHydrated } from './use-hydrated'

/** `aliases`: other names people type, separated by commas. */
export type CountryOption = { code: string; name: string; aliases: string; count: number }

type CountryFilterProps = {
  chosen: readonly { code: string; name: string }[]
  /** Every country with results; null until the catalogue is there. */
  options: readonly CountryOption[] | null
  anyCount: number
  /** How many may be chosen at once. */
  limit: number
  onOpen: () => void
  onChange: (codes: string[]) => void
}

const BOX = 'field mt-1 min-h-11 w-full justify-between text-left text-base md:min-h-10'

/** A searchable list of countries. Without script it is a text field that takes names, as the server understands them. */
export function CountryFilter({ chosen, options, anyCount, limit, onOpen, onChange }: CountryFilterProps) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
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
  const toggle = () => {
    setIsOpen(!isOpen)
    if (Picker) return
    import('./country-picker').then(
      (module) => setPicker(() => module.CountryPicker),
      () => setIsOpen(false),
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={BOX}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onOpen}
        onFocus={onOpen}
        onClick={toggle}
      >
        <span className="truncate">
          <span className="sr-only">Country: </span>
          {names || 'All Countries'}
        </span>
        <span aria-hidden className="text-ink-3">
          ▾
        </span>
      </button>
      {isOpen && Picker && (
        <Picker
          anchor={button}
          chosen={chosen.map(({ code }) => code)}
          options={options}
          anyCount={anyCount}
          limit={limit}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
      <input type="hidden" name="country" value={chosen.map(({ code }) => code).join(',')} />
    </>
  )
}
