'use client'

import { SearchIcon } from '@/components/ui/search-icon'
import { cleanText } from '@/lib/text/clean-text'
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
    <label className="field">
      <SearchIcon />
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
