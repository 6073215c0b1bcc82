import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; children: ReactNode }

/** A group of the page under its heading. */
export function DetailSection({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-7">
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <div className="mt-3 max-w-prose">{children}</div>
    </section>
  )
}
