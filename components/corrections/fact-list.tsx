import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { Correctable, CorrectablePart } from '@/lib/corrections/correctable'

type FactListProps = Pick<Correctable, 'href'> & { part: CorrectablePart }

/** The facts of a group with our value and what it rests on; each leads to its form. */
export function FactList({ href, part: { id, title, fields } }: FactListProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <dl className="mt-2 grid gap-3">
        {fields.map(({ key, label, shown, source, year }) => (
          <div key={key} className="border-t border-line pt-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4">
            <dt>
              <Link href={`/corrections?about=${href}&field=${key}` as Route}>{label}</Link>
            </dt>
            <dd className="wrap-anywhere">
              <p>{shown}</p>
              {source && <p className="text-sm text-ink-3">{[source, year].filter(Boolean).join(', ')}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
