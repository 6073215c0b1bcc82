import type { Heading } from '@/lib/content/pages/headings'

/** A link to each heading of a long page. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="mt-8 text-sm lg:sticky lg:top-6 lg:mt-10 lg:w-60 print:hidden">
      <p id="contents" className="font-semibold">
        On this page
      </p>
      <ol className="mt-1 border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 pl-3.5 text-ink-2 no-underline hover:text-ink hover:underline md:min-h-8"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
