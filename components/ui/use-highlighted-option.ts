import { useState } from 'react'

/**
 * The highlighted option of a list while the focus stays in the text box: the option that arrow keys or the pointer
 * reached, or else the first one, even if the first one changes while options arrive. Spread the result on `Command`.
 * @param ids the options in the order in which they are drawn
 */
export function useHighlightedOption(ids: readonly string[]) {
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const first = ids[0] ?? ''
  return {
    value: movedTo !== null && ids.includes(movedTo) ? movedTo : first,
    onValueChange: (id: string) => setMovedTo(id === first ? null : id),
  }
}
