import { useState } from 'react'
import { saveAdded, useAddedStore } from '@/lib/import/added-store'
import { loadRecords } from '@/lib/import/load-records'
import { planImport, type Candidate } from '@/lib/import/merge'
import type { Review, Sorted } from '@/lib/import/review'
import { isoDate } from '@/lib/text/iso-date'
import type { World } from './world'

/** The number of added rows, and the rows that were not added because the visitor kept the present ones. */
export type AddingOutcome = { added: number; kept: readonly Candidate[] } | 'failed'

/**
 * Adds the rows of a review as the visitor chose. Nothing is stored before that. `onAdded` is called with the refused
 * rows that are left to review, or with null.
 */
export function useAdding(onAdded: (rest: Review | null) => void) {
  const [isSaving, setIsSaving] = useState(false)
  const [outcome, setOutcome] = useState<AddingOutcome | null>(null)

  const add = async (review: Review, { fresh, doubles, refused }: Sorted, world: World) => {
    setIsSaving(true)
    const candidates = [...fresh, ...doubles].sort((a, b) => a.at - b.at)
    const merged = doubles.filter(({ choice }) => choice === 'merge')
    const ids = new Set(merged.flatMap(({ twin }) => (twin.kind === 'catalogue' ? twin.id : [])))
    const countries = world.known.filter(({ id }) => ids.has(id)).map(({ countryCode }) => countryCode)
    try {
      const catalogue = await loadRecords(new Set(countries))
      const { entries } = useAddedStore.getState()
      const today = isoDate(new Date())
      const added = planImport({
        candidates,
        entries,
        catalogue,
        from: review.from,
        successors: world.reference.successors,
        today,
      })
      saveAdded(added)
      setOutcome({ added: added.length, kept: doubles.filter(({ choice }) => choice === 'keep') })
      onAdded(refused.length > 0 ? { ...review, rows: refused } : null)
    } catch {
      setOutcome('failed')
    }
    setIsSaving(false)
  }

  return { add, isSaving, outcome, clearOutcome: () => setOutcome(null) }
}
