import { answerForPerson } from '@/components/list/answer-for-person'
import { CATALOGUE, loadCards, type Catalogue } from '@/components/list/catalogue-source'
import { keepLast, type RowSource } from '@/components/list/list-source'
import { collectInSteps } from '@/components/ui/run-in-steps'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import { openingLevel } from '@/lib/facts/chosen-level'
import { readUniversityVerdicts } from '@/lib/universities/kept-verdicts'
import { levelOf } from '@/lib/universities/level'
import { WORLD } from '@/lib/universities/list'
import type { UniversityRow } from '@/lib/universities/row'

/** What the list answers by: the function, once it was asked about each university. */
let judge: ReturnType<typeof readUniversityVerdicts> = null

/** Other rows for other answers, so that the list is worked out anew. */
const answered = keepLast((catalogue: Catalogue | null, verdictOf: unknown): Catalogue | null =>
  catalogue && verdictOf ? { ...catalogue, rows: [...catalogue.rows], hasAdded: true } : catalogue,
)

const listeners = new Set<() => void>()

function* judged(rows: readonly UniversityRow[], verdictOf: (row: UniversityRow) => unknown) {
  for (const row of rows) yield verdictOf(row)
}

/**
 * Thousands of universities are judged in steps, because all at once would keep a slow phone from answering. It waits for
 * the cards, so that those that the server sent give way to whole ones.
 */
async function answer(): Promise<void> {
  await answerForPerson()
  const next = readUniversityVerdicts()
  const level = openingLevel(window.location.search) ?? levelOf(WORLD.untouched)
  if (next) {
    await loadCards().catch(() => {})
    await collectInSteps(judged(CATALOGUE.get()?.rows ?? [], (row) => next(row, level)))
  }
  if (judge === next) return
  judge = next
  for (const listener of listeners) listener()
}

/**
 * The universities in the browser, where the kept profile says which of them can take the visitor, and what they pay there.
 * No server knows it.
 */
export const UNIVERSITIES: RowSource<UniversityRow> = {
  ...CATALOGUE,
  load: async (file) => {
    await CATALOGUE.load(file)
    return loadCards().finally(answer)
  },
  subscribe: (listener) => {
    listeners.add(listener)
    const stop = CATALOGUE.subscribe(listener)
    const unfollow = followEntry(PROFILE_KEY, () => void answer())
    return () => {
      listeners.delete(listener)
      stop()
      unfollow()
    }
  },
  get: () => answered(CATALOGUE.get(), judge),
  hasOwn: () => CATALOGUE.hasOwn() || hasKeptPerson(),
  hasOwnRows: CATALOGUE.hasOwn,
}
