'use client'

import type { Ref } from 'react'

type ResultsCountProps = {
  from: number
  to: number
  total: number
  /** What is counted: "university", "universities". */
  noun: { one: string; many: string }
  ref?: Ref<HTMLHeadingElement>
}

const number = new Intl.NumberFormat('en')

/** The heading of the results, and the same in words for a screen reader when they change. */
export function ResultsCount({ from, to, total, noun, ref }: ResultsCountProps) {
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className="text-[1.25rem] whitespace-nowrap outline-none">
        {`Results: ${number.format(from)}-${number.format(to)} of ${number.format(total)}`}
      </h2>
      <p className="sr-only" role="status">
        {`${number.format(total)} ${total === 1 ? noun.one : noun.many} found`}
      </p>
    </>
  )
}
