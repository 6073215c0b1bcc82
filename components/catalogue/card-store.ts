import type { UniversityCardData } from '@/lib/universities/card'
import { collectInSteps, pause } from './collect-in-steps'

const cards = new Map<string, UniversityCardData>()
/** Resolves to the reason where one can't be had. */
const underway = new Map<string, Promise<Error | null>>()
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

function start(version: string, id: string): Promise<Error | null> {
  const fetching = fetchCard(version, id)
    .then(
      () => null,
      (reason: Error) => reason,
    )
    .finally(() => underway.delete(id))
  underway.set(id, fetching)
  return fetching
}

/** To ask for a single one takes a slow phone several milliseconds. */
const AT_ONCE = 3
/** Results that follow each other faster than this come with keys, and most will not stay. */
const SETTLE_MS = 200

let lastWanted = -Infinity

/** Waits until results that come with each key have settled; others need not. */
async function untilSettled(): Promise<void> {
  const now = performance.now()
  const isInARow = now - lastWanted < SETTLE_MS
  lastWanted = now
  await pause(isInARow ? SETTLE_MS : 0)
}

/** Asks for each card that is not here. */
function* ask(version: string, ids: readonly string[], signal: AbortSignal) {
  for (const id of ids) {
    if (signal.aborted) return
    if (!cards.has(id)) yield underway.get(id) ?? start(version, id)
  }
}

/**
 * Fetches the cards that are not here yet, a few at once, so that keys pressed meanwhile come in between, and until
 * `signal` tells that others are wanted. They appear together, so that a row of cards moves once.
 * @throws when the server refuses one, as it does when it has a newer catalogue. Without a connection the cards just
 * stay as they are; the next call tries again.
 */
export async function loadCards(version: string, ids: readonly string[], signal: AbortSignal): Promise<void> {
  await untilSettled()
  const reasons = await Promise.all(await collectInSteps(ask(version, ids, signal), AT_ONCE))
  if (reasons.length === 0) return
  publish()
  // A fetch that never reached the server fails with a TypeError.
  const refusal = reasons.find((reason) => reason && !(reason instanceof TypeError))
  if (refusal && !signal.aborted) throw refusal
}
