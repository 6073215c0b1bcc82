import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActiveFilters, type ChipLink } from './active-filters'

const onRemove = jest.fn()
const onClear = jest.fn()
const chip = (label: string): ChipLink => ({
  key: label,
  label,
  href: `/universities?without=${label}`,
  onRemove,
})
const filters = (...labels: string[]) => (
  <ActiveFilters chips={labels.map(chip)} clearHref="/universities" onClear={onClear} />
)

beforeEach(() => {
  onRemove.mockClear()
  onClear.mockClear()
})

it('shows nothing, and no Clear Filters, while no filter is set', () => {
  const { container } = render(filters())
  expect(container).toBeEmptyDOMElement()
})

it('shows a chip for each filter, then Clear Filters, each a link that works without script', () => {
  render(filters('Law', 'Music'))
  expect(screen.getByRole('list', { name: 'Active filters' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/universities?without=Law',
    '/universities?without=Music',
    '/universities',
  ])
})

it('removes a filter in place', async () => {
  render(filters('Law'))
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Law' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
  expect(onClear).toHaveBeenCalledTimes(1)
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
  render(filters('Law'))
  const link = screen.getByRole('link', { name: /Law/ })
  const click = createEvent.click(link, { [key]: true })
  // jsdom can't navigate, so the click ends here, after the component had its chance.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const prevented = jest.spyOn(click, 'preventDefault')
  fireEvent(link, click)
  expect(onRemove).not.toHaveBeenCalled()
  expect(prevented).toHaveBeenCalledTimes(1)
})
