'use client'

type ContentsListProps = { headings: readonly { id: string; text: string }[]; className?: string }

/** A link to each heading of a long page, by bare facts: drawn by the server alone, each would be sent twice. Where there is room it stands beside the text and stays in view. */
export function ContentsList({ headings, className = '' }: ContentsListProps) {
  return (
    <nav
      aria-labelledby="contents"
      className={`text-sm lg:sticky lg:top-6 lg:self-start print:hidden ${className}`}
    >
      <p id="contents" className="font-semibold">
        On this page
      </p>
      {headings.map(({ id, text }) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex min-h-11 items-center border-l border-line py-1 pl-4 text-ink-2 no-underline hover:text-ink hover:underline md:min-h-8"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
