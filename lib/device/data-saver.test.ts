import { savesData } from './data-saver'

const connect = (connection: object | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true })

afterEach(() => void Reflect.deleteProperty(globalThis, 'navigator'))

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('a browser whose connection is %j saves data: %s', (connection, expected) => {
  connect(connection)
  expect(savesData()).toBe(expected)
})
