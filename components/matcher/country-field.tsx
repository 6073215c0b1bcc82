'use client'

import { InputGroup } from '@/components/ui/input'
import { useId, useRef, useState } from 'react'
import { NameInput } from '@/components/ui/name-input'
import type { MatcherFile } from './use-matcher-data'

type CountryFieldProps = {
  label: string
  hint?: string
  /** Empty when no country is given. */
  value: string
  file: MatcherFile
  onChange: (code: string) => void
}

/** A text field that suggests every country. The text counts as soon as it names one; one that names none stays. */
export function CountryField({ label, hint, value: code, file, onChange }: CountryFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  /** The text that no country goes by. */
  const [unknown, setUnknown] = useState('')
  const latest = useRef('')
  const name = file.countries.find((country) => country.code === code)?.name ?? code.toUpperCase()
  const isUnknown = !isTyping && draft !== '' && code === '' && unknown === draft
  const note = isUnknown ? 'No country of that name: choose one from the list.' : hint
  const find = (text: string, isWhole: boolean) => {
    latest.current = text
    void file.findCountry(text, isWhole).then((found) => {
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
          options={file.countries}
          optionsLabel="Countries"
          placeholder="Type a country"
          value={isTyping || code === '' ? draft : name}
          aria-invalid={isUnknown}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={() => {
            file.load()
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
