import type { Elements } from '@/components/ui/elements'

type FeaturedProps = {
  id: string
  title: string
  /** The line under the title. */
  note?: string | null
  children: Elements
}

/** What a list begins with, in brief, while nothing is filtered. */
export function Featured({ id, title, note, children }: FeaturedProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 rounded-md border border-line bg-sunk px-4 py-3.5 text-sm [&_a]:text-ink"
    >
      <h2 id={id} className="text-md">
        {title}
      </h2>
      {note && <p className="text-sm text-ink-3">{note}</p>}
      {children}
    </section>
  )
}

/** Its entries beside each other, as the width allows. */
export const featuredGrid = 'mt-2 grid gap-x-5 gap-y-1 *:py-1 sm:grid-cols-2'
