'use client'

import { Input, InputGroup } from '@/components/ui/input'
import { useId, useState } from 'react'
import { SearchIcon } from '@/components/ui/search-icon'
import { cleanText, refuseText, SEARCH_TEXT } from '@/lib/text/clean-text'
import { useSyncedInput } from './use-synced-input'

type SearchBoxProps = {
  value: string
  placeholder: string
  /** Id of the form the box is sent with when there is no script. */
  form: string
  onSearch: (text: string) => void
  /** Called at the Enter key. What was typed is searched already. */
  onSend?: () => void
  onFocus?: () => void
}

/** The text to search. One that is too long stays as it was typed, with the reason why it is not searched. */
export function SearchBox({ value, placeholder, form, onSearch, onSend, onFocus }: SearchBoxProps) {
  const id = useId()
  /** The text that was refused last, and the value at that time: another value takes its place. */
  const [tried, setTried] = useState({ value, text: value })
  const refused = refuseText(tried.value === value ? tried.text : value)
  const search = (text: string) => {
    setTried({ value, text })
    if (!refuseText(text)) onSearch(text)
  }
  return (
    <div className="min-w-0 flex-1">
      <InputGroup>
        <SearchIcon className="w-4.5 flex-none" />
        <span className="sr-only">Search</span>
        <Input
          type="search"
          name="search"
          form={form}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? id : undefined}
          onFocus={onFocus}
          onKeyDown={({ key }) => key === 'Enter' && onSend?.()}
          {...SEARCH_TEXT}
          {...useSyncedInput(value, search, cleanText)}
        />
      </InputGroup>
      {refused && (
        <p id={id} role="alert" className="mt-1 text-sm text-warn">
          {refused}
        </p>
      )}
    </div>
  )
}
