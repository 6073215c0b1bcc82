import { readEntry, writeEntry } from '../device/browser-storage'
import type { NewItem } from './new-item'
import { keyOf } from './plan'

/** The entry of the browser's storage with the hearts that were pressed and are not yet in the plan. */
const PRESSED_KEY = 'meridian-plan-pressed'

/** What a heart was pressed for. It is kept at once, because the page may be left before the plan's script is there. */
export type Press = { item: NewItem; isSaved: boolean }

/** What is not yet in the plan, the first press first. */
export function listPresses(): Press[] {
  try {
    const presses = JSON.parse(readEntry(PRESSED_KEY) ?? '') as Press[]
    return presses.filter(({ item }) => typeof item.id === 'string')
  } catch {
    // Nothing is kept, or the text is none of ours.
    return []
  }
}

const write = (presses: readonly Press[]) =>
  void writeEntry(PRESSED_KEY, presses.length > 0 ? JSON.stringify(presses) : '')

const withoutPressOf = (item: NewItem) => listPresses().filter((press) => keyOf(press.item) !== keyOf(item))

export const keepPress = (press: Press) => write([...withoutPressOf(press.item), press])

/** Forgets what the plan has done. */
export const forgetPress = ({ item }: Press) => write(withoutPressOf(item))
