import { useEffect, useEffectEvent, useRef, useState } from 'react'

type DayInputProps = {
  /** ISO; null for none. */
  day: string | null
  onChange: (day: string | null) => void
  'aria-label'?: string
}

/**
 * A field for a day. A day that is typed counts when the field is left, because each digit of a year makes another day, and
 * what has that day could move away with the field. A day that is picked counts at once.
 */
export function DayInput({ day, onChange, ...props }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = useRef(false)
  const keep = () => {
    if (typed !== null && typed !== (day ?? '')) onChange(typed || null)
  }
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const leave = () => keepNow()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <input
      {...props}
      type="date"
      value={typed ?? day ?? ''}
      onKeyDown={() => {
        isTyping.current = true
      }}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onChange={({ currentTarget: { value } }) => {
        if (isTyping.current) setTyped(value)
        else onChange(value || null)
      }}
      onBlur={() => {
        isTyping.current = false
        keep()
        setTyped(null)
      }}
    />
  )
}
