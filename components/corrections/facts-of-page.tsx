import type { Correctable, CorrectablePart } from '@/lib/corrections/correctable'
import type { DatedChange } from '@/lib/corrections/history/feed'
import { FactList } from './fact-list'
import { FurtherPages } from './further-pages'
import { RecordChanges } from './record-changes'

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
