import { whenIdle } from './when-idle'

type Idle = (act: () => void, options?: { timeout?: number }) => number

/** A browser that reports an idle moment after ten milliseconds. */
function reportIdle() {
  const ask = jest.fn<number, Parameters<Idle>>((act) => Number(setTimeout(act, 10)))
  Object.assign(window, {
    requestIdleCallback: ask,
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
  })
  return ask
}

function hasLoaded(state: DocumentReadyState) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('acts when a page that has loaded is idle', () => {
  reportIdle()
  const act = jest.fn()
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10)
  expect(act).toHaveBeenCalledTimes(1)
})

test('waits until the page has loaded, however idle it is before', () => {
  reportIdle()
  hasLoaded('interactive')
  const act = jest.fn()
  whenIdle(act)
  jest.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(10)
  expect(act).toHaveBeenCalledTimes(1)
})

test('tells the browser the longest wait', () => {
  const ask = reportIdle()
  whenIdle(() => {}, 1000)
  expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 })
})

test('acts a little later where the browser does not tell', () => {
  const act = jest.fn()
  whenIdle(act)
  jest.advanceTimersByTime(200)
  expect(act).toHaveBeenCalledTimes(1)
})

test.each([
  ['before the page has loaded', 'interactive', true],
  ['before it is idle', 'complete', true],
  ['where the browser does not tell', 'complete', false],
] as const)('can be called off %s', (_, state, tells) => {
  if (tells) reportIdle()
  hasLoaded(state)
  const act = jest.fn()
  whenIdle(act)()
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
})
