'use client'

import { cleanText } from '@/lib/search/clean-text'
import { useSyncedInput } from './use-synced-input'

type SearchBoxProps = {
  value: string
  placeholder: string
  /** Id of the form the box is sent with when there is no script. */
  form: string
  onSearch: (text: string) => void
  onFocus?: () => void
}

export function SearchBox({ value, placeholder, form, onSearch, onFocus }: SearchBoxProps) {
  return (
    <label className="field flex-[1_1_320px] max-md:basis-full">
      <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
        <circle cx="8" cy="8" r="5.5" />
        <path d="m12.5 12.5 4 4" />
      </svg>
      <span className="sr-only">Search</span>
      <input
        type="search"
        name="search"
        form={form}
        maxLength={80}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        {...useSyncedInput(value, onSearch, cleanText)}
      />
    </label>
  )
}
