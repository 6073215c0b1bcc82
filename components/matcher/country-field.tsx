'use client'

import { useId, useState } from 'react'
import type { MatcherFile } from './use-matcher-data'

/** The id of the one `<datalist>` that every field of a country shares. */
export const COUNTRY_LIST = 'every-country'

type CountryFieldProps = {
  label: string
  hint?: string
  /** Empty: none told. */
  code: string
  file: MatcherFile
  onChange: (code: string) => void
}

/** A searchable list of every country. What is typed counts as soon as it names one. */
export function CountryField({ label, hint, code, file, onChange }: CountryFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const name = file.data?.countries.find((country) => country.code === code)?.name ?? code.toUpperCase()
  const isUnknown = !isTyping && file.data !== null && draft !== '' && code === ''
  const note = isUnknown ? 'No country of that name: choose one from the list.' : hint

  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <span className="field text-base">
        <input
          id={id}
          list={COUNTRY_LIST}
          autoComplete="off"
          placeholder="Type a country"
          value={isTyping || code === '' ? draft : name}
          aria-invalid={isUnknown}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={() => {
            file.load()
            setDraft(code === '' ? draft : name)
            setIsTyping(true)
          }}
          onChange={({ currentTarget: { value } }) => {
            setDraft(value)
            void file.findCountry(value).then(onChange)
          }}
          onBlur={() => setIsTyping(false)}
        />
      </span>
      {note && (
        <span id={`${id}-note`} className={isUnknown ? 'text-bad' : 'text-ink-3'}>
          {note}
        </span>
      )}
    </div>
  )
}
