import { useState, type KeyboardEvent } from 'react'
import type { Option, OptionGroup } from './options'

/** How far each key goes from the selected line; the list is a ring. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Which line of a list is selected while the focus stays in the box: the one that arrows or the pointer went to, else the
 * first, also when a better one arrives later.
 */
export function useCombobox(groups: readonly OptionGroup[], onChoose: (option: Option) => void) {
  const [picked, setPicked] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    options.findIndex(({ id }) => id === picked),
    0,
  )
  const selected = options[at]

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, keys are its own.
    if (event.nativeEvent.isComposing || !selected) return
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      setPicked(options[(at + step + options.length) % options.length]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onChoose(selected)
    }
  }

  return { selectedId: selected?.id, pick: setPicked, onKeyDown }
}
