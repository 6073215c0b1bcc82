import { act, render, screen } from '@testing-library/react'
import { replaceSelection, setShownColumns } from '@/lib/compare/selection-store'
import { WORLD } from '@/lib/universities/list'
import { ViewTabs } from './view-tabs'

beforeEach(() => {
  replaceSelection([
    { id: 'alpha', name: 'Alpha' },
    { id: 'beta', name: 'Beta' },
  ])
  setShownColumns(null)
})

it('counts the visitor’s own on the list, and leads to it', () => {
  render(<ViewTabs search={{ ...WORLD.untouched, search: 'zurich' }} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Browse Universities')
  expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
    'href',
    '/universities?tab=compare&compare=alpha,beta',
  )
})

it('counts what is shown on the comparison, and leads back to the filtered list', () => {
  render(
    <ViewTabs search={{ ...WORLD.untouched, search: 'zurich', tab: 'compare', compare: ['a', 'b', 'c'] }} />,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Compare (3)')
  expect(screen.getByRole('link', { name: 'Browse Universities' })).toHaveAttribute(
    'href',
    '/universities?search=zurich',
  )
  act(() => setShownColumns(1))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Compare (1)')
})
