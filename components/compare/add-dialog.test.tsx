import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Chosen } from '@/lib/compare/selection'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-source'
import { AddDialog } from './add-dialog'

const ROWS = Array.from({ length: 30 }, (_, at) =>
  aRow({ name: `University ${String(at).padStart(2, '0')}`, rank: at < 29 ? at + 1 : null }),
)

jest.mock('@/components/list/catalogue-source', () => jest.requireActual('@/tests/fixtures/catalogue-source'))

setCatalogue({ rows: ROWS })

const of = (...ids: string[]): Chosen[] => ids.map((id) => ({ id, name: id }))

function open(selected: Chosen[]) {
  const calls = { onAdd: jest.fn(), onClose: jest.fn(), onClosed: jest.fn() }
  render(<AddDialog selected={selected} {...calls} />)
  return calls
}

it('has the title, the text and twenty rows with country and world ranking', () => {
  open([])
  expect(screen.getByRole('dialog', { name: 'Add Universities to Compare' })).toHaveAccessibleDescription(
    'Select universities from the list below to add to your comparison.',
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/University 00FranceWorld Ranking: #1Add/)
  expect(screen.getByText('20 of 30 shown')).toBeVisible()
})

it('leaves out what is selected and finds the rest by search', async () => {
  open(of('university-29'))
  await userEvent.type(screen.getByRole('searchbox'), 'university 2')
  expect(screen.queryByRole('button', { name: 'Add University 29' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add University 28' })).toBeVisible()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No universities found')).toBeVisible()
})

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('with %i selected before an addition closes: %p', async (count, closes) => {
  const { onAdd, onClose } = open(of('a', 'b', 'c').slice(0, count))
  await userEvent.click(screen.getByRole('button', { name: 'Add University 00' }))
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 'university-00', name: 'University 00' }))
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
})

it('disables Add at four and says why', () => {
  open(of('a', 'b', 'c', 'd'))
  for (const button of screen.getAllByRole('button', { name: /^Add / })) expect(button).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('You can compare four at most.')
})

it('closes with Escape', async () => {
  const { onClose } = open([])
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
