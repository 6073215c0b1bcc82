import type { PersistStorage } from 'zustand/middleware'
import { readEntry, writeEntry } from './browser-storage'

/** The event on `window` when a text was set aside, or deleted from there. */
export const UNREAD_EVENT = 'meridian-unread'

/**
 * The state in a text; `isWhole` when the whole text could be read. A null text, which is no entry, means the empty
 * state.
 */
export type KeptReading<State> = { state: State; isWhole: boolean }
type Parse<State> = (text: string | null) => KeptReading<State>

const SUFFIX = '-broken'
/** The names of such entries. */
const ASIDE = /^meridian-.*-broken$/

/** Texts that could neither be read nor moved, by entry. Nothing may be written over them. */
const held = new Map<string, string>()

/** Whether the entry has a text that must stay where it is. */
export const isHeld = (name: string) => held.has(name)

const announce = () => void window.dispatchEvent(new Event(UNREAD_EVENT))

/** Moves a text to an entry of its own, after an earlier one that may be there. False when there is no room. */
function setAside(name: string, text: string): boolean {
  const before = readEntry(name + SUFFIX)
  writeEntry(name, '')
  const isMoved = writeEntry(name + SUFFIX, before && before !== text ? `${before}\n${text}` : text)
  if (!isMoved) {
    writeEntry(name, text)
    held.set(name, text)
  }
  announce()
  return isMoved
}

/**
 * The state of an entry; undefined where the browser stores nothing. A text may not be readable in full, because it is
 * damaged or a newer version of the site wrote it. Then it is set aside, and the readable part is stored again. A text
 * that was set aside comes back when this version can read it.
 */
export function readKept<State>(
  name: string,
  parse: Parse<State>,
  write: (state: State) => string,
): State | undefined {
  const stored = readEntry(name)
  if (stored === undefined) return undefined
  const text = stored || null
  const aside = text === null ? readEntry(name + SUFFIX) : null
  if (aside && parse(aside).isWhole) {
    if (writeEntry(name, aside)) discardUnread(name)
    return parse(aside).state
  }
  const { state, isWhole } = parse(text)
  if (!isWhole && text !== null && held.get(name) !== text && setAside(name, text)) {
    // If nothing could be read, there is nothing to store again.
    if (write(state) !== write(parse(null).state)) writeEntry(name, write(state))
  }
  return state
}

/** The storage of a zustand store. Where the browser stores nothing, the store lasts as long as the page. */
export function keptStorage<State>(
  parse: Parse<State>,
  write: (state: State) => string,
): PersistStorage<State> {
  return {
    getItem: (name) => {
      const state = readKept(name, parse, write)
      return state === undefined ? null : { state }
    },
    setItem: (name, { state }) => {
      if (!isHeld(name)) writeEntry(name, write(state))
    },
    removeItem: (name) => {
      if (!isHeld(name)) writeEntry(name, '')
    },
  }
}

/** The same for a state that is stored as JSON beside a version. Any other version counts as unread. */
export function versionedStorage<State>(
  version: number,
  empty: State,
  read: (stored: Partial<Record<keyof State, unknown>>) => KeptReading<State>,
): PersistStorage<State> {
  const parse = (text: string | null): KeptReading<State> => {
    if (text === null) return { state: empty, isWhole: true }
    try {
      const stored = JSON.parse(text) as { state: object; version: unknown }
      if (stored.version === version) return read({ ...stored.state })
    } catch {
      // The text is cut short, or comes from another program.
    }
    return { state: empty, isWhole: false }
  }
  return keptStorage(parse, (state) => JSON.stringify({ state, version }))
}

/** The texts that could not be read, by the entry they were found in. */
export function listUnread(): { name: string; text: string }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => ASIDE.test(key))
    const aside = keys.map((key): [string, string] => [key.slice(0, -SUFFIX.length), readEntry(key) ?? ''])
    return [...aside, ...held].map(([name, text]) => ({ name, text }))
  } catch {
    return []
  }
}

/** Deletes the text of an entry that could not be read. */
export function discardUnread(name: string) {
  writeEntry(name + SUFFIX, '')
  if (held.delete(name)) writeEntry(name, '')
  announce()
}
