import { readEntry } from '../device/browser-storage'
import type { NewItem } from './new-item'

/** The entry of the browser's storage with the hearts that were pressed and are not yet in the plan. */
export const PRESSED_KEY = 'meridian-plan-pressed'

/** What a heart was pressed for. It is kept at once, because the page may be left before the plan's script is there. */
export type Press = { item: NewItem; isSaved: boolean }

/** What is not yet in the plan, by `keyOf` the item. The text may be anything. */
export function readPresses(): Record<string, Press | undefined> {
  try {
    return { ...(JSON.parse(readEntry(PRESSED_KEY) ?? '') as Record<string, Press | undefined>) }
  } catch {
    return {}
  }
}
