import type { Route } from 'next'
import { Collapsible } from '@/components/ui/collapsible'
import { Link } from '@/components/ui/link'
import type { Correctable, CorrectableField, CorrectablePart } from '@/lib/corrections/correctable'
import { citationOf } from '@/lib/corrections/said'
import { SITE } from '@/lib/site'

type FactListProps = {
  record: Pick<Correctable, 'name' | 'href'>
  part: CorrectablePart
  /** ISO day. */
  today: string
}

/** The facts of a group with our value and what it rests on; each leads to its form, and can be cited. */
export function FactList({ record, part: { id, title, fields }, today }: FactListProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <dl className="mt-2 grid gap-3">
        {fields.map((field) => (
          <div
            key={field.key}
            className="border-t border-line pt-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4"
          >
            <dt>
              <Link href={`/corrections?about=${record.href}&field=${field.key}` as Route}>
                {field.label}
              </Link>
            </dt>
            <dd className="wrap-anywhere">
              <p>{field.shown}</p>
              <Cite field={field} text={citationOf(record, field, SITE, today)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The source of a fact, which unfolds to a text that is chosen whole, to be copied. */
function Cite({ field: { label, source, year }, text }: { field: CorrectableField; text: string | null }) {
  if (text === null) return null
  return (
    <Collapsible className="text-sm text-ink-3">
      <summary className="min-h-6">
        <span>{[source, year].filter(Boolean).join(', ')}</span>
        <span> · </span>
        <span className="underline">Cite</span>
        <span className="sr-only">{` ${label}`}</span>
      </summary>
      <p className="my-1 bg-sunk p-2 select-all">{text}</p>
    </Collapsible>
  )
}
