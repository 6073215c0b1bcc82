import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in a list of tasks when the task that has it moves to another list or is removed: the next one gets it, or
 * the one before, or the summary above them. Returns the listeners of the element that holds them all.
 */
export function useFocusBeside() {
  const holder = useRef<HTMLElement | null>(null)
  const beside = useRef<readonly (Element | null)[]>([])
  useEffect(() => {
    if (!holder.current || document.activeElement !== document.body) return
    const near = beside.current.find((task) => task?.isConnected)
    const next = near?.querySelector<HTMLElement>('input, summary')
    ;(next ?? holder.current.querySelector<HTMLElement>('p[tabindex]'))?.focus()
  })
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const task = target.closest('[data-slot=task]')
      holder.current = currentTarget
      beside.current = [task?.nextElementSibling ?? null, task?.previousElementSibling ?? null]
    },
    // The visitor leaves. A removed element sends no event.
    onBlur: () => {
      holder.current = null
    },
  }
}
