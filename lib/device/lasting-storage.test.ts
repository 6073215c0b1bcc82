/** @jest-environment jsdom */
import { askToKeep, deletesAfterAWeek } from './lasting-storage'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'

it.each([
  ['an iPhone', { userAgent: IPHONE, platform: 'iPhone', maxTouchPoints: 5 }, true],
  ['an iPad', { userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 5 }, true],
  [
    'an iPhone’s home screen',
    { userAgent: IPHONE, platform: 'iPhone', maxTouchPoints: 5, standalone: true },
    false,
  ],
  ['a Mac', { userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 0 }, false],
  [
    'a PC with a touch screen',
    { userAgent: 'Windows NT 10.0', platform: 'Win32', maxTouchPoints: 10 },
    false,
  ],
])('%s', (_, device, expected) => {
  expect(deletesAfterAWeek(device)).toBe(expected)
})

describe('a browser is asked to keep the storage', () => {
  const has = (storage: object | undefined) =>
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })

  it('once, where it can', async () => {
    const persist = jest.fn(async () => true)
    has({ persist, persisted: async () => false })
    expect(await askToKeep()).toBe(true)
    has({ persist, persisted: async () => true })
    expect(await askToKeep()).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it.each([undefined, {}])('and not where it knows nothing of it: %j', async (storage) => {
    has(storage)
    expect(await askToKeep()).toBe(false)
  })
})
