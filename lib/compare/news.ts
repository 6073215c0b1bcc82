import { type Chosen } from './selection'
import { MAX_COMPARED } from '../universities/max-compared'

/** The message of a screen reader about a change; empty if nothing changed. */
export function describeChange(before: readonly Chosen[], after: readonly Chosen[]): string {
  const added = after.find(({ id }) => !before.some((other) => other.id === id))
  const removed = before.find(({ id }) => !after.some((other) => other.id === id))
  const count = `${after.length} of ${MAX_COMPARED}`
  if (added && removed) return `Comparison replaced: ${count}.`
  if (added && after.length === MAX_COMPARED) return `${added.name} added. The comparison is full.`
  if (added) return `${added.name} added to the comparison: ${count}.`
  if (removed && after.length === 0) return 'The comparison is empty.'
  return removed ? `${removed.name} removed from the comparison: ${count}.` : ''
}
