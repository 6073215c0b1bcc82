import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OptionList } from './option-list'

const OPTIONS = [
  { value: 'law', label: 'Law' },
  { value: 'music', label: 'Music' },
  { value: 'history', label: 'History' },
]
const onToggle = jest.fn()
const list = (counts: number[] | undefined, chosen: string[]) => (
  <OptionList
    type="checkbox"
    name="programmes"
    options={OPTIONS}
    counts={counts}
    chosen={chosen}
    onToggle={onToggle}
  />
)

beforeEach(() => onToggle.mockClear())

it('shows each option with its number of results', () => {
  render(list([1200, 3, 0], ['music']))
  expect(screen.getByRole('checkbox', { name: 'Law 1,200' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Music 3' })).toBeChecked()
})

it('leaves every option open while the numbers are not known', () => {
  render(list(undefined, []))
  for (const { label } of OPTIONS) expect(screen.getByRole('checkbox', { name: label })).toBeEnabled()
})

it('reports a click on the label, once', async () => {
  render(list([1, 1, 1], []))
  await userEvent.click(screen.getByText('Law'))
  expect(onToggle.mock.calls).toEqual([['law']])
})

it('does not let an option without results be chosen, but always lets a chosen one go', async () => {
  render(list([0, 0, 5], ['music']))
  expect(screen.getByRole('checkbox', { name: 'Law 0' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Music 0' }))
  expect(onToggle).toHaveBeenCalledWith('music')
})

it('offers one of several as radio buttons', () => {
  render(
    <OptionList
      type="radio"
      name="region"
      options={OPTIONS}
      counts={[1, 1, 1]}
      chosen={['law']}
      onToggle={onToggle}
    />,
  )
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole('radio', { name: /Law/ })).toBeChecked()
})
