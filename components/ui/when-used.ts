/** What somebody does who uses a page; a finger that only scrolls it does none of these. */
const USES = ['click', 'keydown', 'focusin'] as const

/**
 * Calls `act` when the visitor first clicks, types or goes into a field, or at once where they are in one already.
 * Returns a function that cancels it.
 */
export function whenUsed(act: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  if (document.activeElement?.matches('input, select, textarea')) act()
  else
    for (const use of USES)
      addEventListener(
        use,
        () => {
          listening.abort()
          act()
        },
        { capture: true, signal },
      )
  return () => listening.abort()
}
