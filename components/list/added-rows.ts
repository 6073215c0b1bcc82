import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { addToCatalogue } from '@/lib/import/added-universities'
import { REFERENCE } from '@/lib/import/files'
import type { LeveledCard } from '@/lib/universities/card'
import type { Added } from './catalogue-source'

/** Calls `onChange` with the visitor's own universities, now and after every change of them. */
export async function watchAdded(onChange: (added: Added) => void): Promise<void> {
  const reference = await REFERENCE.load()
  openAdded()
  const report = () => {
    const { entries } = useAddedStore.getState()
    const cards = new Map<string, LeveledCard>()
    onChange({
      cards,
      addTo: (rows) => {
        const added = addToCatalogue(rows, entries, reference)
        for (const card of added.cards) cards.set(card.id, card)
        return added.rows
      },
    })
  }
  useAddedStore.subscribe(({ entries }, before) => {
    if (entries !== before.entries) report()
  })
  report()
}
