'use client'

import type { Ref } from 'react'

type ResultsCountProps = { text: string; announcement: string; ref?: Ref<HTMLHeadingElement> }

/** The heading of the results, and the same in words for a screen reader when they change. */
export function ResultsCount({ text, announcement, ref }: ResultsCountProps) {
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className="text-[1.25rem] whitespace-nowrap outline-none">
        {text}
      </h2>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
