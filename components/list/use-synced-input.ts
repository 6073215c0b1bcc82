import { useEffect, useRef } from 'react'

/**
 * Binds a text input to a value in the address without fighting the visitor: what is being typed stays, a change
 * from elsewhere (Back, a removed chip) is taken over, and what was typed before the script was there is reported.
 * `clean` turns what was typed into the value it stands for; the input shows that value once it is left.
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
    const input = ref.current
    if (input && input.value !== input.defaultValue) take.current(input.value)
  }, [])

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
