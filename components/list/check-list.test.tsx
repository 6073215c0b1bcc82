import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckList } from './check-list'

const OPTIONS = [
  { value: 'law', label: 'Law' },
  { value: 'music', label: 'Music' },
] as const

it('gives the whole choice in the order of the options, whether one is added or let go', async () => {
  const onChange = jest.fn()
  render(
    <CheckList name="programmes" options={OPTIONS} counts={[5, 3]} chosen={['music']} onChange={onChange} />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Law 5' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Music 3' }))
  expect(onChange.mock.calls).toEqual([[['law', 'music']], [[]]])
})
