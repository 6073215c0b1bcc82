import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateAfter, hydrateWithInput } from '@/tests/setup/hydrate'
import { ThemeSwitch } from './theme-switch'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
})

test('follows the system until a theme is chosen, and remembers the choice', async () => {
  const user = userEvent.setup()
  render(<ThemeSwitch />)
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()

  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(root.dataset.theme).toBe('dark')
  expect(localStorage.getItem('meridian-theme')).toBe('dark')
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible()

  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('meridian-theme')).toBeNull()
})

test('takes over a remembered theme without a mismatch', async () => {
  hydrateAfter(<ThemeSwitch />, () => {
    localStorage.setItem('meridian-theme', 'dark')
    root.dataset.theme = 'dark'
  })
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeInTheDocument()
})

test.each([null, 'dark'])(
  'takes over what was chosen before its script came (remembered: %s)',
  async (remembered) => {
    await hydrateWithInput(<ThemeSwitch />, () => {
      if (remembered) localStorage.setItem('meridian-theme', remembered)
      if (remembered) root.dataset.theme = remembered
      screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).click()
    })
    expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeInTheDocument()
    expect(root.dataset.theme).toBe('light')
    expect(localStorage.getItem('meridian-theme')).toBe('light')
  },
)

test('follows a choice made in another tab', async () => {
  render(<ThemeSwitch />)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'meridian-theme', newValue: 'dark' }))
  })
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible()
})

test('works where storage is closed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(root.dataset.theme).toBe('light')
  expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeVisible()
})
