import { useEffect, useRef, type RefObject } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

type Report = () => void

/**
 * React ignores an event if it knows the value already. It knows the visitor's, so it gets the served one first, and the
 * visitor's is set without React noticing.
 */
function reportText(input: HTMLInputElement | HTMLTextAreaElement, typed: string) {
  input.value = input.defaultValue
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', typed, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  // The visitor has left the field already, so handlers of `onBlur` run too.
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/**
 * React ignores a click that does not change the state it knows. It knows the visitor's, so it gets the opposite
 * first.
 */
function reportToggle(input: HTMLInputElement, isOn: boolean) {
  input.checked = !isOn
  input.click()
}

function reportSelect(select: HTMLSelectElement, picked: string) {
  select.value = picked
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const servedOption = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]

/** A function that reports the entry of a control to React; null if the control is as the server sent it. */
function findReport(control: Element): Report | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return value === servedOption(control)?.value ? null : () => reportSelect(control, value)
  }
  if (control instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = control
    return value === defaultValue ? null : () => reportText(control, value)
  }
  if (!(control instanceof HTMLInputElement)) return null
  const { type, value, defaultValue, checked, defaultChecked } = control
  if (type === 'checkbox' || type === 'radio') {
    // Only the radio that is now on is reported. React turns off the others of its group.
    const isEntered = checked !== defaultChecked && (checked || type === 'checkbox')
    return isEntered ? () => reportToggle(control, checked) : null
  }
  // Script must not set the value of a file input, which React knows none of.
  if (type === 'file')
    return value ? () => control.dispatchEvent(new Event('change', { bubbles: true })) : null
  return value === defaultValue ? null : () => reportText(control, value)
}

/**
 * The text that a visitor typed before hydration into a field that script replaces by another control; null if the
 * field is as the server sent it. Call it in the `ref` of the field, which React runs before it removes the field.
 */
export function earlyText({ value, defaultValue }: HTMLInputElement): string | null {
  return value === defaultValue ? null : value
}

function controlsOf(root: HTMLElement): Set<Element> {
  const forms = [...root.querySelectorAll('form')]
  if (root instanceof HTMLFormElement) forms.push(root)
  return new Set([
    ...root.querySelectorAll('input, select, textarea'),
    ...forms.flatMap(({ elements }) => [...elements]),
  ])
}

/**
 * Reports to React, once, all entries that a visitor made inside `root` before hydration, and in controls elsewhere
 * whose `form` attribute names a form inside `root`. Values that the browser restored on Back count as entered. The
 * effect reads the controls before React can render again, because a render writes React's values into them. The
 * handlers run afterwards and one by one, as they do for real events: each handler sees the changes of the one before.
 * React 19.3 itself calls no handler (https://github.com/facebook/react/issues/12955). This file can go when React does
 * without the flag `enableHydrationChangeEvent` (https://github.com/facebook/react/pull/33129).
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>): void {
  const isUnreported = useRef(!useHydrated())
  useEffect(() => {
    if (!root.current || !isUnreported.current) return
    isUnreported.current = false
    const reports = [...controlsOf(root.current)].flatMap((control) => findReport(control) ?? [])
    queueMicrotask(() => {
      for (const report of reports) report()
    })
  }, [root])
}
