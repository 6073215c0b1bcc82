import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Binds a text input to a value in the address. The text stays as it is while the visitor types, and a change from
 * elsewhere (Back, a removed chip) is shown. `clean` turns the typed text into the value that it stands for, and the
 * input shows that value when it loses the focus. `useEarlyInput` reports text that was typed before hydration.
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

  // With the drawing of the value: after it, the next key may have been typed, and would look like an older text.
  useLayoutEffect(() => {
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
