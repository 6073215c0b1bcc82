import { useEffect, useRef } from 'react'

/**
 * Binds a text input to a value in the address without fighting the visitor: what is being typed stays, a change
 * from elsewhere (Back, a removed chip) is taken over, and what was typed before the script was there is reported.
 */
export function useSyncedInput(value: string, onInput: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  const report = useRef(onInput)

  useEffect(() => {
    report.current = onInput
  })

  useEffect(() => {
    const input = ref.current
    if (input && input.value !== input.defaultValue && input.value !== known.current) {
      known.current = input.value
      report.current(input.value)
    }
  }, [])

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    if (ref.current) ref.current.value = value
  }, [value])

  return {
    ref,
    defaultValue: value,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      known.current = event.currentTarget.value
      onInput(event.currentTarget.value)
    },
  }
}
