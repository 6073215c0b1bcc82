import type { UniversityCardData } from '@/lib/universities/card'

const cards = new Map<string, UniversityCardData>()
const underway = new Set<string>()
const listeners = new Set<() => void>()
let snapshot: ReadonlyMap<string, UniversityCardData> = new Map()

export function subscribeToCards(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getCards(): ReadonlyMap<string, UniversityCardData> {
  return snapshot
}

function publish() {
  snapshot = new Map(cards)
  for (const listener of listeners) listener()
}

/** Cards made in the browser: those of the visitor's own universities, which no server knows. */
export function putCards(made: readonly UniversityCardData[]) {
  for (const card of made) cards.set(card.id, card)
  publish()
}

async function fetchCard(version: string, id: string): Promise<void> {
  const response = await fetch(`/catalogue/${version}/cards/${id}`)
  if (!response.ok) throw new Error(`The card of ${id} answered ${response.status}.`)
  cards.set(id, (await response.json()) as UniversityCardData)
}

/**
 * Fetches the cards that are not here yet. They appear together, so that a row of cards moves once.
 * @throws when the server refuses one, as it does when it has a newer catalogue. Without a connection the cards just
 * stay as they are; the next call tries again.
 */
export async function loadCards(version: string, ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !cards.has(id) && !underway.has(id))
  if (missing.length === 0) return
  for (const id of missing) underway.add(id)
  const answers = await Promise.allSettled(missing.map((id) => fetchCard(version, id)))
  for (const id of missing) underway.delete(id)
  publish()
  // A fetch that never reached the server fails with a TypeError.
  for (const answer of answers) {
    if (answer.status === 'rejected' && !(answer.reason instanceof TypeError)) throw answer.reason
  }
}
