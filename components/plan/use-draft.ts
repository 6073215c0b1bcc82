import { useEffect, useEffectEvent, useState } from 'react'

/** Keys that follow each other this soon are stored together, in milliseconds. */
const PAUSE_MS = 300

/**
 * A text that is stored while it is typed: after a pause, when the field is left, and when the page goes. A change from
 * another tab shows where nothing is being typed.
 */
export function useDraft(stored: string, store: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = useEffectEvent(() => {
    if (draft !== null && draft !== stored) store(draft)
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => save(), PAUSE_MS)
    const leave = () => save()
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      // The field itself may go: it was removed, or its page was left.
    }
  }, [draft])
  useEffect(() => () => save(), [])
  const settle = () => {
    if (draft !== null && draft !== stored) store(draft)
    setDraft(null)
  }
  return { text: draft ?? stored, change: setDraft, settle }
}
