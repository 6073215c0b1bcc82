import { useEffect, useState } from 'react'
import { checkAgain } from '@/lib/scraper/browser/check-again'
import { loadResult } from '@/lib/scraper/browser/result-store'
import type { ResultEntry } from '@/lib/scraper/shared/answers'
import { count } from '@/lib/text/format'

type CheckedAgainProps = {
  /** The id of the earlier job. */
  before: string
  entries: readonly ResultEntry[]
  /** The currency of the university's country. */
  local: string | null
}

/** What became of the values of an earlier reading: how many are the same, and which changed or are gone. */
export function CheckedAgain({ before, entries, local }: CheckedAgainProps) {
  const [earlier, setEarlier] = useState<readonly ResultEntry[] | null | undefined>(undefined)
  useEffect(() => {
    let isLeft = false
    void loadResult(before).then((result) => {
      if (!isLeft) setEarlier(result?.entries ?? null)
    })
    return () => {
      isLeft = true
    }
  }, [before])
  if (earlier === undefined) return null
  if (earlier === null) {
    return <p className="text-sm text-warn">The earlier reading is no longer kept, so nothing is compared.</p>
  }
  const checked = checkAgain(earlier, entries, local)
  const all = checked.flatMap(({ label, values }) => values.map((value) => ({ ...value, label })))
  const others = all.filter(({ state }) => state !== 'same')
  return (
    <section aria-label="Checked again" className="rounded-sm border border-line bg-sunk p-4">
      <p>
        Checked again: {count(all.length - others.length, 'value is', 'values are')} the same,{' '}
        {others.filter(({ state }) => state === 'changed').length} changed,{' '}
        {others.filter(({ state }) => state === 'gone').length} gone.
      </p>
      <ul className="mt-2 grid gap-1 text-sm wrap-anywhere">
        {others.map(({ label, state, before: { value }, now }, at) => (
          <li key={at}>
            {label}: {value}{' '}
            {state === 'changed' && now ? `is now ${now.value}` : 'is no longer said on its page'}
          </li>
        ))}
      </ul>
    </section>
  )
}
