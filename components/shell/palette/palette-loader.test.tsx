import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PaletteLoader } from './palette-loader'

jest.mock('./command-palette', () => ({
  CommandPalette: ({ typed, onClose }: { typed: string; onClose: () => void }) => (
    <div role="dialog">
      Typed: {typed}
      <button onClick={onClose}>Close</button>
    </div>
  ),
}))

const submit = jest.fn((event: Event) => event.preventDefault())

function renderPage() {
  render(
    <>
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <button data-palette="">Search</button>
      </form>
      <PaletteLoader />
    </>,
  )
  return userEvent.setup()
}

test('a click on a marked control opens it instead of sending the form', async () => {
  const user = renderPage()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])('%s opens and closes it', async (keys) => {
  const user = renderPage()
  await user.keyboard(keys)
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.keyboard(keys)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('other keys, and K with Alt, do nothing', async () => {
  const user = renderPage()
  await user.keyboard('k{Alt>}{Control>}k{/Control}{/Alt}{Control>}j{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the key / goes to the search of the page, and opens the palette where it has none; typed, it is a letter', async () => {
  const user = renderPage()
  await user.keyboard('/')
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  render(
    <main>
      <input type="search" />
    </main>,
  )
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('and/or')
  expect(screen.getByRole('searchbox')).toHaveValue('and/or')
  expect(screen.queryByRole('dialog')).toBeNull()
})
