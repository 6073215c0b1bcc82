import { useEffect, useState } from 'react'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import type { AddedEntry } from '@/lib/import/schema'
import { checkAgain, checkEntry, type CheckedField } from '@/lib/scraper/browser/check-again'
import { loadResult } from '@/lib/scraper/browser/result-store'
import type { ResultEntry } from '@/lib/scraper/shared/answers'
import type { Target } from '@/lib/scraper/shared/proof/reading-fields'
import { count } from '@/lib/text/format'
import type { Reading } from './reading'

type CheckedAgainProps = Pick<Reading, 'entries' | 'job'> & {
  /** The currency of the university's country. */
  local: string | null
  reads: Target
}

type Earlier = { entries: readonly ResultEntry[] } | { added: AddedEntry }

/**
 * The earlier values; null where they are no longer stored, undefined until they are known.
 * @param before the id of the earlier job, or of an added university; null where there is none
 */
function useEarlier(before: string | null): Earlier | null | undefined {
  const [earlier, setEarlier] = useState<Earlier | null | undefined>(undefined)
  useEffect(() => {
    let isLeft = false
    if (before === null) return
    void loadResult(before).then((result) => {
      if (!isLeft) setEarlier(result)
    })
    return () => {
      isLeft = true
    }
  }, [before])
  const added = useAddedStore(({ entries }) => entries.find(({ id }) => id === before))
  useEffect(openAdded, [])
  return added ? { added } : earlier
}

/** A comparison with the values of the reading that the job repeats: how many are the same, and which changed or are gone. */
export function SecondCheck({ job: { checks }, entries, local, reads }: CheckedAgainProps) {
  const earlier = useEarlier(checks)
  if (checks === null || earlier === undefined) return null
  if (earlier === null) {
    return <p className="text-sm text-warn">The earlier reading is no longer kept, so nothing is compared.</p>
  }
  const checked: CheckedField[] =
    'added' in earlier
      ? checkEntry(earlier.added, entries, local)
      : checkAgain(earlier.entries, entries, { local, target: reads })
  const all = checked.flatMap(({ label, values }) => values.map((value) => ({ ...value, label })))
  const others = all.filter(({ state }) => state !== 'same')
  return (
    <section aria-label="Checked again" className="rounded-sm border border-line bg-sunk p-4">
      <p>{`Checked again: ${count(all.length - others.length, 'value is', 'values are')} the same, ${others.filter(({ state }) => state === 'changed').length} changed, ${others.filter(({ state }) => state === 'gone').length} gone.`}</p>
      <ul className="mt-2 grid gap-1 text-sm wrap-anywhere">
        {others.map(({ label, state, before: { value }, now }, at) => (
          <li key={at}>
            {`${label}: ${value} ${state === 'changed' && now ? `is now ${now.value}` : 'is no longer on its page'}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
