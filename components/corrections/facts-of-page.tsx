import type { Route } from 'next'
import { Collapsible } from '@/components/ui/collapsible'
import { Link } from '@/components/ui/link'
import type { Correctable, CorrectableField, CorrectablePart } from '@/lib/corrections/correctable'
import type { DatedChange } from '@/lib/corrections/history/feed'
import { citationOf, NOT_KNOWN } from '@/lib/corrections/said'
import { SITE } from '@/lib/site'
import { formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'
import { FurtherPages } from './further-pages'

type FactsOfPageProps = {
  record: Correctable
  /** The group that was asked for; all where there is none. */
  part: CorrectablePart | undefined
  changes: readonly DatedChange[]
  /** ISO day. */
  today: string
}

/** The facts of a page, group by group, and what changed of them lately. */
export function FactsOfPage({ record, part, changes, today }: FactsOfPageProps) {
  return (
    <>
      {(part ? [part] : record.parts).map((each) => (
        <FactList key={each.id} record={record} part={each} today={today} />
      ))}
      {part && <FurtherPages href={record.href} />}
      <RecordChanges changes={changes} />
    </>
  )
}

/** What changed of a record, from what, to what, why and when; nothing where nothing did. */
function RecordChanges({ changes }: { changes: readonly DatedChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changed" className="mt-8 border-t border-line pt-4">
      <h2 id="changed" className="text-md">
        What changed here
      </h2>
      <ol className="mt-2 grid gap-2">
        {changes.map(({ key, day, why, what, from, to }) => (
          <li key={[key, what, to].join(' ')} className="wrap-anywhere">
            <ChangeLine what={what} from={from} to={to} />
            <span className="block text-sm text-ink-3">{`${formatDate(day)}: ${why}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type FactListProps = {
  record: Pick<Correctable, 'name' | 'href'>
  part: CorrectablePart
  /** ISO day. */
  today: string
}

/** The facts of a group with our value and what it rests on; each leads to its form, and can be cited. */
function FactList({ record, part: { id, title, fields }, today }: FactListProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <dl className="mt-2 grid gap-3">
        {fields.map((field) => (
          <div
            key={field.key}
            className="border-t border-line pt-3 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-4"
          >
            <dt>
              <Link href={`/corrections?about=${record.href}&field=${field.key}` as Route}>
                {field.label}
              </Link>
            </dt>
            <dd className="wrap-anywhere">
              <p>{field.shown ?? NOT_KNOWN}</p>
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
