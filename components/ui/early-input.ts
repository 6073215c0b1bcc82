import { useEffect, useRef, type RefObject } from 'react'
import { useHydrated } from '@/components/list/use-hydrated'

type Tell = () => void

/** Sets the value past React, which otherwise takes it for one that it set itself and so for no change. */
const setNativeValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

function tellText(input: HTMLInputElement, typed: string) {
  input.value = ''
  setNativeValue(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  // A handler of `onBlur` learns that the field has been left already.
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** React compares with the last state that it saw. It saw the visitor's, so it first has to see the other one. */
function tellToggle(input: HTMLInputElement, isOn: boolean) {
  input.checked = !isOn
  input.click()
}

function tellSelect(select: HTMLSelectElement, picked: string) {
  select.value = picked
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const servedOption = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]

/** How to tell React of what was entered into a control; null if the control is as it was served. */
function findTell(control: Element): Tell | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return value === servedOption(control)?.value ? null : () => tellSelect(control, value)
  }
  if (!(control instanceof HTMLInputElement)) return null
  const { type, value, defaultValue, checked, defaultChecked } = control
  if (type === 'checkbox' || type === 'radio') {
    // The radio that is now on speaks for its group.
    const isEntered = checked !== defaultChecked && (checked || type === 'checkbox')
    return isEntered ? () => tellToggle(control, checked) : null
  }
  // No script may fill in a file.
  return value === defaultValue || type === 'file' ? null : () => tellText(control, value)
}

function controlsOf(root: HTMLElement): Set<Element> {
  const forms = [...root.querySelectorAll('form')]
  if (root instanceof HTMLFormElement) forms.push(root)
  return new Set([
    ...root.querySelectorAll('input, select'),
    ...forms.flatMap(({ elements }) => [...elements]),
  ])
}

/**
 * Tells React, once, of everything that was entered inside `root` before its script was there, and of what was entered
 * into controls elsewhere that name a form inside `root`. What a browser fills in again on Back counts as entered.
 *
 * The controls are read before any effect can render again, because that writes React's own values into them.
 * Handlers are called afterwards and one by one, as for a visitor's own events: each sees what the one before changed.
 *
 * React 19.3 itself tells no handler (https://github.com/facebook/react/issues/12955). This file can go when React does
 * without the flag `enableHydrationChangeEvent` (https://github.com/facebook/react/pull/33129).
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>): void {
  const isUntold = useRef(!useHydrated())
  useEffect(() => {
    if (!root.current || !isUntold.current) return
    isUntold.current = false
    const tells = [...controlsOf(root.current)].flatMap((control) => findTell(control) ?? [])
    queueMicrotask(() => {
      for (const tell of tells) tell()
    })
  }, [root])
}
