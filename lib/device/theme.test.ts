import { parseTheme, THEME_SCRIPT } from './theme'

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
