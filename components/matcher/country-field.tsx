'use client'

import { InputGroup } from '@/components/ui/input'
import { useId, useRef, useState } from 'react'
import { countryName } from '@/lib/places/country-name'
import { NameInput } from '@/components/ui/name-input'
import type { Countries } from './use-countries'

type CountryFieldProps = {
  label: string
  hint?: string
  /** Empty when no country is given. */
  value: string
  countries: Countries
  onChange: (code: string) => void
}

/** A text field that suggests every country. The text counts as soon as it names one; one that names none stays. */
export function CountryField({ label, hint, value: code, countries, onChange }: CountryFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  /** The text that no country goes by. */
  const [unknown, setUnknown] = useState('')
  const latest = useRef('')
  const name = countries.all.find((country) => country.code === code)?.name ?? countryName(code)
  const isUnknown = !isTyping && draft !== '' && code === '' && unknown === draft
  const note = isUnknown ? 'No country of that name: choose one from the list.' : hint
  const find = (text: string, isWhole: boolean) => {
    latest.current = text
    void countries.find(text, isWhole).then((found) => {
      if (latest.current !== text) return
      if (found !== '') setUnknown('')
      else if (isWhole) setUnknown(text)
      onChange(found ?? '')
    })
  }

  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <InputGroup as="div" className="relative text-base">
        <NameInput
          id={id}
          options={countries.all}
          optionsLabel="Countries"
          placeholder="Type a country"
          value={isTyping || code === '' ? draft : name}
          aria-invalid={isUnknown}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={() => {
            countries.load()
            setDraft(code === '' ? draft : name)
            setIsTyping(true)
          }}
          onValueChange={(text) => {
            setDraft(text)
            find(text, false)
          }}
          onBlur={() => {
            setIsTyping(false)
            if (code === '' && draft !== '') find(draft, true)
          }}
        />
      </InputGroup>
      {note && (
        <span id={`${id}-note`} className={isUnknown ? 'text-bad' : 'text-ink-3'}>
          {note}
        </span>
      )}
    </div>
  )
}
