import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORLD } from '@/lib/universities/list'
import { FoldedRows } from './folded-rows'

it('says how many there are, opens them a page at a time by a press, and folds them again', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `row ${at + 1}`)
  render(
    <FoldedRows view={{ list: WORLD as never, noun: ['university', 'universities'] }} rows={rows}>
      {(shown) => <p>{shown.join(', ')}</p>}
    </FoldedRows>,
  )
  expect(screen.getByRole('region', { name: 'Can’t take you (12)' })).toBeInTheDocument()
  expect(screen.queryByText(/row 1/)).not.toBeInTheDocument()
  const button = screen.getByRole('button', { expanded: false })
  expect(button).toHaveTextContent('Show 12 universities')
  await userEvent.click(button)
  expect(button).toHaveTextContent('Hide 12 universities')
  expect(screen.getByText(/row 9$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getByText(/row 12$/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument()
  await userEvent.click(button)
  expect(screen.queryByText(/row 1/)).not.toBeInTheDocument()
})
