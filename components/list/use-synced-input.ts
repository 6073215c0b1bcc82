import { useEffect, useRef } from 'react'

/**
 * Binds a text input to a value in the address without fighting the visitor: the text stays while it is being typed, and
 * a change from elsewhere (Back, a removed chip) is shown. `clean` turns the typed text into the value that it stands
 * for. The input shows that value once it is left. `useEarlyInput` reports a text that was typed before the script came.
 */
export function useSyncedInput(
  value: string,
  onInput: (value: string) => void,
  clean: (typed: string) => string,
) {
  const ref = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  const take = useRef<(typed: string) => void>(() => {})

  useEffect(() => {
    take.current = (typed) => {
      const meant = clean(typed)
      if (meant === known.current) return
      known.current = meant
      onInput(meant)
    }
  })

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    if (ref.current) ref.current.value = value
  }, [value])

  return {
    ref,
    defaultValue: value,
    onChange: (event: { currentTarget: HTMLInputElement }) => take.current(event.currentTarget.value),
    onBlur: (event: { currentTarget: HTMLInputElement }) => {
      event.currentTarget.value = known.current
    },
  }
}
