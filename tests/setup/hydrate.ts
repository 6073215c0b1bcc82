import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Shows the server's HTML of an element, lets a visitor change it, and only then has its script take over. */
export function hydrateAfter(element: ReactElement, change: (html: HTMLElement) => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  change(container)
  render(element, { container, hydrate: true })
}

/** The same, and waits until `useEarlyInput` has reported the visitor's entries. */
export async function hydrateWithInput(
  element: ReactElement,
  enter: (html: HTMLElement) => void,
): Promise<void> {
  await act(async () => hydrateAfter(element, enter))
}
