import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LateGradeConverter } from './late-grade-converter'

test('reads the scales when it is opened, and hands on the value the visitor chose', async () => {
  const scales = [{ code: 'id', country: 'Indonesia', ways: [{ kind: 'same', label: 'IPK, 0–4' }] }]
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => scales })
  const use = jest.fn()
  render(<LateGradeConverter onUse={use} />)
  expect(globalThis.fetch).not.toHaveBeenCalled()

  const [disclosure] = screen.getAllByRole('group')
  if (!disclosure) throw new Error('There is no disclosure.')
  disclosure.setAttribute('open', '')
  fireEvent(disclosure, new Event('toggle'))
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Indonesia')
  expect(globalThis.fetch).toHaveBeenCalledWith('/catalogue/v1/grade-scales.json')
  await userEvent.type(screen.getByRole('textbox'), '3.45')
  await userEvent.click(screen.getByRole('button', { name: 'Use 3.4 (low)' }))
  expect(use).toHaveBeenCalledWith(3.4)
})
