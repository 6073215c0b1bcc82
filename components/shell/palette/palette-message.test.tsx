import { render, screen } from '@testing-library/react'
import { PaletteMessage } from './palette-message'

it('says which text it shows results for, and leads to those of the typed one', () => {
  render(
    <PaletteMessage
      refusal={null}
      state="complete"
      missed={null}
      said={[]}
      corrected="harvard"
      typed="harward"
      listHref="/universities?search=harward"
      asTypedHref={'/universities?search="harward"' as '/universities'}
      onRetry={() => {}}
      onFollow={() => {}}
    />,
  )
  expect(screen.getByText('Showing results for')).toBeVisible()
  expect(screen.getByText('harvard')).toBeVisible()
  expect(screen.getByRole('link', { name: 'search for harward instead' })).toHaveAttribute(
    'href',
    '/universities?search="harward"',
  )
})

it('names what cannot be in place of "Nothing found"', () => {
  render(
    <PaletteMessage
      refusal={null}
      state="complete"
      missed="astrology"
      said={['“astrology”: No subject of this site']}
      corrected={null}
      typed="astrology"
      listHref="/universities?search=astrology"
      asTypedHref={'/universities?search="astrology"' as '/universities'}
      onRetry={() => {}}
      onFollow={() => {}}
    />,
  )
  expect(screen.getByText('“astrology”: No subject of this site')).toBeVisible()
  expect(screen.queryByText(/Nothing found/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Search the list of universities' })).toBeVisible()
})
