/** @jest-environment jsdom */
import { HOLD_SCRIPT, showHeld } from './held-results'

const run = () => new Function(HOLD_SCRIPT)()
const { dataset } = document.documentElement

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  connect(undefined)
  showHeld()
})
afterEach(() => jest.useRealTimers())

it('holds back the results of a visitor with a profile until they are shown, or for ten seconds', () => {
  localStorage.setItem('meridian-profile', '{"state":{"profile":{"nationality":"ng"}},"version":1}')
  run()
  expect(dataset.held).toBe('')
  showHeld()
  expect(dataset.held).toBeUndefined()
  run()
  jest.advanceTimersByTime(10_000)
  expect(dataset.held).toBeUndefined()
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'holds back nothing with %j, where own results come when the page is touched',
  (connection) => {
    localStorage.setItem('meridian-profile', '{}')
    connect(connection)
    run()
    expect(dataset.held).toBeUndefined()
  },
)

it('holds back nothing without a profile', () => {
  run()
  expect(dataset.held).toBeUndefined()
})
