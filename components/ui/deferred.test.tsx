import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { deferred } from './deferred'

type Idle = (done: () => void, options?: { timeout?: number }) => number

function useIdle(requestIdleCallback: Idle) {
  Object.defineProperty(window, 'requestIdleCallback', { value: requestIdleCallback, configurable: true })
}

function show() {
  const load = jest.fn(() => Promise.resolve(() => <p>Here</p>))
  const Later = deferred(load)
  render(
    <Suspense>
      <Later />
    </Suspense>,
  )
  return load
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

it('comes when the page is idle', async () => {
  useIdle((done) => Number(setTimeout(done, 10)))
  const load = show()
  expect(load).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(10))
  expect(screen.getByText('Here')).toBeVisible()
})

it('comes at the first touch', async () => {
  useIdle(() => 0)
  show()
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'))
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByText('Here')).toBeVisible()
})

it('comes after a second where the page is never idle', async () => {
  useIdle((done, options) => (options?.timeout ? Number(setTimeout(done, options.timeout)) : 0))
  show()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('Here')).toBeVisible()
})
