import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { addToCatalogue } from '@/lib/import/added-universities'
import { loadReference } from '@/lib/import/reference'
import type { UniversityRow } from '@/lib/universities/row'
import { putCards } from './card-store'

type AddRows = (rows: readonly UniversityRow[]) => readonly UniversityRow[]

/** Hands over, now and after every change, the function that puts the visitor's universities among the catalogue's. */
export async function watchAddedRows(version: string, onChange: (addRows: AddRows) => void): Promise<void> {
  const reference = await loadReference(version)
  openAdded()
  const hand = () => {
    const { entries } = useAddedStore.getState()
    onChange((rows) => {
      const added = addToCatalogue(rows, entries, reference)
      putCards(added.cards)
      return added.rows
    })
  }
  useAddedStore.subscribe(({ entries }, before) => {
    if (entries !== before.entries) hand()
  })
  hand()
}
