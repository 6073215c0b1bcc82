'use client'

import { Input, InputGroup } from '@/components/ui/input'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { SearchIcon } from '@/components/ui/search-icon'
import { SEARCH_TEXT } from '@/lib/text/clean-text'

/** Opens the list with a search. A blank search does nothing; without script the list ignores it. */
export function HeroSearch() {
  const refuseBlank = (event: SubmitEvent<HTMLFormElement>) => {
    if (String(new FormData(event.currentTarget).get('search') ?? '').trim() === '') event.preventDefault()
  }

  return (
    <form
      action="/universities"
      role="search"
      onSubmit={refuseBlank}
      className="mt-7 flex max-w-[36rem] flex-col gap-2.5 sm:flex-row"
    >
      <InputGroup className="min-h-[54px] flex-1">
        <SearchIcon className="w-4.5 flex-none" />
        <span className="sr-only">Search universities</span>
        <Input
          type="search"
          name="search"
          {...SEARCH_TEXT}
          placeholder="University, place or subject"
          autoComplete="off"
          enterKeyHint="search"
        />
      </InputGroup>
      <Button type="submit" variant="accent" size="large">
        Search
      </Button>
    </form>
  )
}
