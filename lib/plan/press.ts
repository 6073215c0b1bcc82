import { readEntry, writeEntry } from '../device/browser-storage'
import { keyOf } from './key'
import type { NewItem } from './new-item'

/** The entry of the browser's storage with the hearts that were pressed and are not yet in the plan. */
const PRESSED_KEY = 'meridian-plan-pressed'

/**
 * The action of a pressed heart. It is stored at once, because the visitor may leave the page before the plan's script
 * is loaded.
 */
export type Press = { item: NewItem; isSaved: boolean }

type Presses = Record<string, Press | undefined>

/** Whether a page was left before the plan had what was pressed. */
export const hasPresses = () => Boolean(readEntry(PRESSED_KEY))

/** The presses that are not yet in the plan, by `keyOf` the item. A text in another form is removed. */
export function readPresses(): Presses {
  try {
    return { ...(JSON.parse(readEntry(PRESSED_KEY) ?? '') as Presses) }
  } catch {
    writeEntry(PRESSED_KEY, '')
    return {}
  }
}

const write = (presses: Presses) =>
  void writeEntry(PRESSED_KEY, Object.keys(presses).length > 0 ? JSON.stringify(presses) : '')

export const keepPress = (press: Press) => write({ ...readPresses(), [keyOf(press.item)]: press })

/** Forgets what the plan has done. */
export function forgetPress(key: string) {
  const presses = readPresses()
  delete presses[key]
  write(presses)
}
