import { act, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { EARLY_PRESS_SCRIPT } from '@/lib/device/early-press'
import { deferred } from './deferred'
import { EARLY, useEarlyPresses } from './early-press'

const HTML = '<!--&--><div data-early=""><button type="button">Save</button></div><!--/&-->'

function Saver() {
  const root = useRef<HTMLDivElement>(null)
  useEarlyPresses(root)
  const [isSaved, setIsSaved] = useState(false)
  return (
    <div ref={root} {...EARLY}>
      <button type="button" onClick={() => setIsSaved(!isSaved)} aria-pressed={isSaved || undefined}>
        Save
      </button>
    </div>
  )
}

/** The part as the server sent it, before its script. `change`: before any script of the page. */
async function show(change = () => {}) {
  const load = jest.fn(() => Promise.resolve(Saver))
  const Part = deferred(load)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = HTML
  change()
  const root = await act(async () => hydrateRoot(page, <Part />))
  leave = () => {
    act(() => root.unmount())
    page.remove()
  }
  return load
}

// As in the head of every page.
beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = EARLY_PRESS_SCRIPT
  document.head.append(script)
})

let leave = () => {}
afterEach(() => {
  leave()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'connection')
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

it('loads nothing while nobody is at the page', async () => {
  const load = await show()
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

it('comes, and does what was pressed before the page had any script', async () => {
  const load = await show(() => screen.getByRole('button').click())
  await settle()
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { pressed: true })).toBeVisible()
})

it('comes at the first touch, and does what was pressed before it was there', async () => {
  const load = await show()
  window.dispatchEvent(new Event('pointermove'))
  screen.getByRole('button').click()
  await settle()
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { pressed: true })).toBeVisible()
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed')
})

it('comes by itself where a link led to it, so that nothing of it is there', async () => {
  const load = jest.fn(() => Promise.resolve(Saver))
  const Part = deferred(load)
  render(<Part />)
  await settle()
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

it('comes by itself where this browser keeps choices', async () => {
  localStorage.setItem('meridian-theme', 'dark')
  const load = await show()
  await settle()
  expect(load).toHaveBeenCalled()
})

it.each([{ saveData: true }, { effectiveType: '3g' }])(
  'waits for a touch even so where the connection is %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    localStorage.setItem('meridian-theme', 'dark')
    const load = await show()
    await settle()
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('keydown'))
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
  },
)
