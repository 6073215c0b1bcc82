'use client'

import { useRef, useState } from 'react'
import type { CountryPicker } from './country-picker'
import { useHydrated } from './use-hydrated'

/** `aliases`: other names people type, separated by commas. */
export type CountryOption = { code: string; name: string; aliases?: string; count: number }

type CountryFilterProps = {
  /** The parameter of the form. */
  name?: string
  label?: string
  /** Shown when no country is chosen. */
  anyLabel?: string
  chosen: readonly { code: string; name: string }[]
  /** Every country with results; null until the catalogue is loaded. */
  options: readonly CountryOption[] | null
  anyCount: number
  /** How many may be chosen at once. When it is one, choosing another replaces it. */
  limit?: number
  onOpen: () => void
  onChange: (codes: string[]) => void
}

const BOX = 'field w-full justify-between text-left text-base'

/** A searchable list of countries. Without script it is a text field that takes names, as the server understands them. */
export function CountryFilter({
  name = 'country',
  label = 'Country',
  anyLabel = 'All Countries',
  chosen,
  options,
  anyCount,
  limit = Infinity,
  onOpen,
  onChange,
}: CountryFilterProps) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [Picker, setPicker] = useState<typeof CountryPicker | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const names = chosen.map((country) => country.name).join(', ')

  if (!isHydrated) {
    return (
      <label className="field">
        <span className="sr-only">{label}</span>
        <input
          name={name}
          placeholder={anyLabel}
          defaultValue={chosen.map((country) => country.name).join(',')}
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
          <span className="sr-only">{label}: </span>
          {names || anyLabel}
        </span>
        <span aria-hidden className="text-ink-3">
          ▾
        </span>
      </button>
      {isOpen && Picker && (
        <Picker
          anchor={button}
          anyLabel={anyLabel}
          chosen={chosen.map(({ code }) => code)}
          options={options}
          anyCount={anyCount}
          limit={limit}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
      <input type="hidden" name={name} value={chosen.map(({ code }) => code).join(',')} />
    </>
  )
}
