import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { correctionHref } from '@/lib/corrections/address'
import type { Correctable } from '@/lib/corrections/correctable'

/** Every fact of a record with our value; each leads to its form. */
export function FactList({ record: { href, fields } }: { record: Correctable }) {
  return (
    <dl className="mt-6 grid gap-3">
      {fields.map(({ key, label, shown }) => (
        <div
          key={key}
          id={key}
          className="border-t border-line pt-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4"
        >
          <dt>
            <Link href={`${correctionHref(href)}&field=${key}` as Route}>{label}</Link>
          </dt>
          <dd className="wrap-anywhere">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
