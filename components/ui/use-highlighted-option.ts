import { useState } from 'react'

/**
 * Which option of a list is highlighted while the focus stays in the text box: the one that arrows or the pointer went
 * to, else the first, also when a better one arrives later. Spread the answer on `Command`.
 * @param ids the options that can be chosen, in the order they are drawn
 */
export function useHighlightedOption(ids: readonly string[]) {
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const first = ids[0] ?? ''
  return {
    value: movedTo !== null && ids.includes(movedTo) ? movedTo : first,
    onValueChange: (id: string) => setMovedTo(id === first ? null : id),
  }
}
