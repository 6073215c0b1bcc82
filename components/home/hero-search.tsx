'use client'

import type { SubmitEvent } from 'react'

/** Leads to the list with what was typed. Blank text does nothing; without script the list drops the empty search. */
export function HeroSearch() {
  const refuseBlank = (event: SubmitEvent<HTMLFormElement>) => {
    if (String(new FormData(event.currentTarget).get('search') ?? '').trim() === '') event.preventDefault()
  }

  return (
    <form
      action="/universities"
      role="search"
      onSubmit={refuseBlank}
      className="mt-7 flex max-w-[35rem] flex-col gap-2.5 sm:flex-row"
    >
      <label className="field min-h-[54px] flex-1">
        <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <circle cx="8" cy="8" r="5.5" />
          <path d="m12.5 12.5 4 4" />
        </svg>
        <span className="sr-only">Search universities</span>
        <input
          type="search"
          name="search"
          maxLength={80}
          placeholder="Search universities, locations, or programs..."
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button className="btn btn-main min-h-[54px] px-6 text-base">Search</button>
    </form>
  )
}
