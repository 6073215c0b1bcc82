import { writeEntry } from '../device/browser-storage'
import { keyOf } from './key'
import type { NewItem } from './new-item'
import { PRESSED_KEY, readPresses } from './saved-keys'

/** What a heart was pressed for. It is kept at once, because the page may be left before the plan's script is there. */
export type Press = { item: NewItem; isSaved: boolean }

const write = (presses: ReturnType<typeof readPresses>) =>
  void writeEntry(PRESSED_KEY, Object.keys(presses).length > 0 ? JSON.stringify(presses) : '')

export const keepPress = (press: Press) => write({ ...readPresses(), [keyOf(press.item)]: press })

/** Forgets what the plan has done. */
export function forgetPress(key: string) {
  const presses = readPresses()
  delete presses[key]
  write(presses)
}
