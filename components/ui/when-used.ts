/** What somebody does who uses a page; a finger that only scrolls it does none of these. */
const USES = ['click', 'keydown', 'focusin'] as const
/** What shows that somebody is at the page, or uses it in another tab. */
const TOUCHES = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'change',
  'hashchange',
  'storage',
] as const

/** Calls `act` at the first of some events, wherever on the page. Returns a function that cancels it. */
function atFirst(signs: readonly string[], act: () => void): () => void {
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    act()
  }
  for (const sign of signs)
    addEventListener(sign, once, { capture: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}

/** Calls `act` at the first sign that somebody is at the page. Returns a function that cancels it. */
export const whenTouched = (act: () => void) => atFirst(TOUCHES, act)

let isTouched = false
if (typeof window !== 'undefined') whenTouched(() => (isTouched = true))

/** Whether somebody was at the page before: a part that comes later asks. */
export const wasTouched = () => isTouched

/**
 * Calls `act` when the visitor first clicks, types or goes into a field, or at once where they are in one already.
 * Returns a function that cancels it.
 */
export function whenUsed(act: () => void): () => void {
  if (!document.activeElement?.matches('input, select, textarea')) return atFirst(USES, act)
  act()
  return () => {}
}
