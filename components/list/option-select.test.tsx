import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OptionSelect } from './option-select'

it('shows the results of each option, and hands over the choice, or null for any', async () => {
  const onChoose = jest.fn()
  render(
    <OptionSelect
      name="city"
      label="City"
      any={{ label: 'All Cities', count: 1200 }}
      options={[{ value: 'leeds', label: 'Leeds', count: 3 }]}
      chosen="leeds"
      onChoose={onChoose}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'City' })
  expect(select).toHaveDisplayValue('Leeds (3)')
  await userEvent.selectOptions(select, 'All Cities (1,200)')
  expect(onChoose).toHaveBeenCalledWith(null)
})
