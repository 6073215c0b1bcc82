import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { addToSelection, replaceSelection } from '@/lib/compare/selection-store'
import { CompareTray } from './compare-tray'

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: jest.fn() }))

const choose = (...ids: string[]) =>
  act(() => replaceSelection(ids.map((id) => ({ id, name: id.toUpperCase() }))))

const open = () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <CompareTray />
    </>,
  )
  return within(screen.getByRole('complementary', { name: 'Your comparison' }))
}

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/universities')
  choose()
})

it('shows nothing but keeps its voice while nothing is chosen', () => {
  const tray = open()
  expect(tray.queryByRole('link')).toBeNull()
  expect(tray.getByRole('status')).toBeEmptyDOMElement()
})

it('names what is chosen and leads to the comparison in that order', () => {
  choose('b', 'a')
  const tray = open()
  expect(tray.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['B✕', 'A✕', 'Clear'])
  expect(tray.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
    'href',
    '/universities?tab=compare&compare=b,a',
  )
})

it('hands the focus to the next one, then to the last, then to the page', async () => {
  choose('a', 'b', 'c')
  const tray = open()
  await userEvent.click(tray.getByRole('button', { name: 'Remove B' }))
  expect(tray.getByRole('button', { name: 'Remove C' })).toHaveFocus()
  await userEvent.click(tray.getByRole('button', { name: 'Remove C' }))
  expect(tray.getByRole('button', { name: 'Clear' })).toHaveFocus()
  await userEvent.click(tray.getByRole('button', { name: 'Remove A' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('shows the names on demand where there is no room for them, and hides them again (fault 17)', async () => {
  choose('a', 'b')
  const tray = open()
  const toggle = tray.getByRole('button', { name: '2 universities', expanded: false })
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  tray.getByRole('button', { name: 'Remove A' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

it('clears', async () => {
  choose('a', 'b')
  const tray = open()
  await userEvent.click(tray.getByRole('button', { name: 'Clear' }))
  expect(tray.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('is put away until the next change', async () => {
  choose('a', 'b')
  const tray = open()
  await userEvent.click(tray.getByRole('button', { name: 'Hide the comparison' }))
  expect(tray.queryByRole('link')).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  act(() => addToSelection({ id: 'c', name: 'C' }))
  expect(tray.getByRole('link', { name: 'Compare 3' })).toBeVisible()
})

it('says when it is full, and why', () => {
  choose('a', 'b', 'c', 'd')
  expect(open().getByText(/You can compare four at most/)).toBeVisible()
})

it('tells of changes', async () => {
  const tray = open()
  act(() => addToSelection({ id: 'a', name: 'A' }))
  expect(await tray.findByText('A added to the comparison: 1 of 4.')).toBe(tray.getByRole('status'))
})

it.each([
  '/blog',
  '/blog/how-to-read-a-ranking',
  '/courses/phd',
  '/guides/living',
  '/resources/visa',
  '/resources/countries/de',
  '/tests/english',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
  '/contact',
])('stays off %s, which is to be read (fault 17)', (path) => {
  choose('a')
  jest.mocked(usePathname).mockReturnValue(path)
  const { rerender } = render(<CompareTray />)
  expect(screen.queryByRole('complementary')).toBeNull()
  jest.mocked(usePathname).mockReturnValue('/scholarships')
  rerender(<CompareTray key="next" />)
  expect(screen.getByRole('link', { name: 'Compare 1' })).toBeVisible()
})
