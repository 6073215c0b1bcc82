import type { ReactNode } from 'react'
import { LEVELS } from '@/lib/facts/vocabulary'
import type { Change, Differences } from '@/lib/plan/differences'
import { keyOf, type PlanItem } from '@/lib/plan/plan'
import { count } from '@/lib/text/format'

const names = (items: readonly PlanItem[]) => items.map((item) => <li key={keyOf(item)}>{item.name}</li>)

/** The differences of an offered plan from the visitor's own. */
export function DifferenceList({ differences }: { differences: Differences }) {
  const { added, missing, changed, same, others } = differences
  return (
    <dl className="grid gap-3">
      {added.length > 0 && <Group title={`Not in yours (${added.length})`}>{names(added)}</Group>}
      {missing.length > 0 && <Group title={`Only in yours (${missing.length})`}>{names(missing)}</Group>}
      {changed.length > 0 && (
        <Group title={`Different (${changed.length})`}>
          {changed.map((change) => (
            <ChangedItem key={keyOf(change.own)} change={change} />
          ))}
        </Group>
      )}
      {others > 0 && (
        <Group title="Other parts">
          <li>{`${count(others, 'task, document or note', 'tasks, documents and notes')} missing or different in yours`}</li>
        </Group>
      )}
      {same > 0 && (
        <Group title="The same">
          <li>{count(same, 'item')}</li>
        </Group>
      )}
    </dl>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>
        <ul className="list-disc pl-5">{children}</ul>
      </dd>
    </div>
  )
}

const noteOf = ({ note }: PlanItem) => (note ? `“${note}”` : 'none')
const levelOf = (item: PlanItem) =>
  (item.kind !== 'award' && LEVELS.find(({ value }) => value === item.level)?.label) || 'none'

function ChangedItem({ change: { own, theirs, what } }: { change: Change }) {
  const told = [
    what.includes('note') && `Note: yours ${noteOf(own)}, theirs ${noteOf(theirs)}`,
    what.includes('level') && `Level: yours ${levelOf(own)}, theirs ${levelOf(theirs)}`,
    what.includes('awards') && 'Paid for by other awards',
  ].filter((each) => each !== false)
  return (
    <li>
      <span>{own.name}</span>
      <span className="block text-ink-2">{told.join('. ')}</span>
    </li>
  )
}
