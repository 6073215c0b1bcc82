import { readEntry, writeEntry } from '../device/browser-storage'
import { LEVELS, type Level } from './vocabulary'

const LEVEL_KEY = 'meridian-level'

/** The level that a text names; null for what names none. */
function parseLevel(text: string | null | undefined): Level | null {
  return LEVELS.find(({ value }) => value === text)?.value ?? null
}

/** The level that the query of an address names. Of several the last counts, as where the server makes a profile of it. */
export const levelInQuery = (query: string): Level | null =>
  parseLevel(new URLSearchParams(query).getAll('level').at(-1))

/** The level that the visitor chose in this browser; null where none was chosen, or nothing is stored. */
export function readLevel(): Level | null {
  return parseLevel(readEntry(LEVEL_KEY))
}

/** Keeps the visitor's level in this browser; null forgets it. */
export function keepLevel(level: Level | null) {
  writeEntry(LEVEL_KEY, level ?? '')
}
