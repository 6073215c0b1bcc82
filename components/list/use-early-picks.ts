import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * The ref of a form whose script comes later than its HTML. What stands in the form when the script arrives is handed
 * on once: a visitor may have picked something by then, and no event told of it.
 */
export function useEarlyPicks(onPicks: (picks: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const tell = useEffectEvent(onPicks)
  useEffect(() => {
    if (form.current) tell(new FormData(form.current))
  }, [])
  return form
}
