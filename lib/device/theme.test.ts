/** @jest-environment jsdom */
import { chooseTheme, currentTheme, parseTheme, restoreTheme, THEME_SCRIPT, watchTheme } from './theme'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
})

test('the theme shown is the theme chosen', () => {
  expect(currentTheme()).toBe('system')
  chooseTheme('light')
  expect(currentTheme()).toBe('light')
  chooseTheme('system')
  expect(currentTheme()).toBe('system')
})

test('a remembered theme comes back after the document lost it', () => {
  chooseTheme('dark')
  delete root.dataset.theme
  restoreTheme()
  expect(currentTheme()).toBe('dark')
})

test('restoring leaves the page alone when nothing is remembered', () => {
  root.dataset.theme = 'light'
  restoreTheme()
  expect(currentTheme()).toBe('light')
})

test('a watcher hears of changes until it stops', async () => {
  const onChange = jest.fn()
  const stop = watchTheme(onChange)
  chooseTheme('dark')
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  chooseTheme('light')
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('another tab forgetting its choice returns this one to the system', () => {
  chooseTheme('dark')
  const stop = watchTheme(jest.fn())
  window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated', newValue: 'light' }))
  expect(currentTheme()).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'meridian-theme', newValue: null }))
  expect(currentTheme()).toBe('system')
  stop()
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['<script>', 'system'],
  ['', 'system'],
  [null, 'system'],
  [undefined, 'system'],
])('%j is read as %s', (value, theme) => {
  expect(parseTheme(value)).toBe(theme)
})

describe('the script of the head', () => {
  const runScript = (getItem: (key: string) => string | null) => {
    const dataset: Record<string, string> = {}
    new Function('localStorage', 'document', THEME_SCRIPT)({ getItem }, { documentElement: { dataset } })
    return dataset
  }

  test('shows a remembered theme and leaves anything else to the system', () => {
    expect(runScript((key) => (key === 'meridian-theme' ? 'dark' : null))).toEqual({ theme: 'dark' })
    expect(runScript(() => 'sepia')).toEqual({})
    expect(runScript(() => null)).toEqual({})
  })

  test('survives closed storage', () => {
    const closed = () => {
      throw new Error('denied')
    }
    expect(runScript(closed)).toEqual({})
  })
})
