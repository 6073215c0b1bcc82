'use client'

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
      <label className="field min-h-[54px] flex-1 [&_svg]:w-[18px]">
        <SearchIcon />
        <span className="sr-only">Search universities</span>
        <input
          type="search"
          name="search"
          {...SEARCH_TEXT}
          placeholder="Search universities, locations, or programs..."
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button variant="main" className="min-h-[54px] px-6 text-base">
        Search
      </Button>
    </form>
  )
}
