import { render, screen } from '@testing-library/react'
import { PaletteMessage } from './palette-message'

it('says which text it shows results for, and leads to those of the typed one', () => {
  render(
    <PaletteMessage
      refusal={null}
      state="complete"
      missed={null}
      corrected="harvard"
      listHref="/universities?search=harward"
      asTypedHref={'/universities?search="harward"' as '/universities'}
      onRetry={() => {}}
      onFollow={() => {}}
    />,
  )
  expect(screen.getByText('Showing results for')).toBeVisible()
  expect(screen.getByText('harvard')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search as typed instead' })).toHaveAttribute(
    'href',
    '/universities?search="harward"',
  )
})
