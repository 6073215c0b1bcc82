import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { EARLY_PRESS_SCRIPT } from '@/lib/device/early-press'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { EARLY, useEarlyPresses } from './early-press'

const pressed = jest.fn()

function Part() {
  const root = useRef<HTMLDivElement>(null)
  useEarlyPresses(root)
  return (
    <div ref={root} {...EARLY}>
      <button type="button" onClick={pressed}>
        Put all in my plan
      </button>
    </div>
  )
}

it('does what was pressed in the server’s HTML before any script of the page was there, once', async () => {
  const script = document.createElement('script')
  script.textContent = EARLY_PRESS_SCRIPT
  document.head.append(script)
  await hydrateWithInput(<Part />, (html) => html.querySelector('button')?.click())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(pressed).toHaveBeenCalledTimes(1)
  screen.getByRole('button').click()
  expect(pressed).toHaveBeenCalledTimes(2)
})
