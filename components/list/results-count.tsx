'use client'

type ResultsCountProps = { id: string; text: string; announcement: string }

/** The heading of the results, and the same in words for a screen reader when they change. */
export function ResultsCount({ id, text, announcement }: ResultsCountProps) {
  return (
    <>
      <h2 id={id} tabIndex={-1}>
        {text}
      </h2>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
