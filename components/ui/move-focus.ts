import type { KeyboardEvent } from 'react'

/** Marks what arrow keys go to in a row that is one stop of the Tab key. */
export const STOP = { 'data-stop': '' }

/** Arrow keys, Home and End go along the marked controls of a row, and round its ends. */
export function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  if (at >= 0 && next !== undefined) stops.at(next % stops.length)?.focus()
}
