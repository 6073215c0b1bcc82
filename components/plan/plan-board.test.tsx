import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextDecoder, TextEncoder } from 'node:util'
import { encodePlan } from '@/lib/plan/link'
import { writePlanFile } from '@/lib/plan/plan-file'
import { workOutPlan } from '@/lib/tasks/plan-csv'
import { aPlace, aPlan } from '@/tests/fixtures/plans'
import { PlanBoard } from './plan-board'

Object.assign(globalThis, { TextDecoder, TextEncoder })
jest.mock('@/lib/tasks/plan-csv', () => ({ workOutPlan: jest.fn(async () => ({ worked: [], tasks: [] })) }))

const linkOf = async (name: string) =>
  `https://example.org/plan${await encodePlan({
    plan: aPlan({
      name,
      items: [aPlace()],
      documents: [{ id: 'cv', name: '', state: 'needed', day: null, note: '' }],
    }),
    profile: null,
    sender: null,
  })}`

it('makes a table of the links in a text, each once, and says what could not be read', async () => {
  const user = userEvent.setup()
  render(<PlanBoard />)
  const [ada, bola] = await Promise.all([linkOf('Ada'), linkOf('Bola')])
  await user.click(screen.getByLabelText('Links to plans, up to 60'))
  await user.paste(`Bola: ${bola}, again ${bola}\nAda: ${ada}\nhttps://example.org/plan#p=1tbroken`)
  await user.click(screen.getByRole('button', { name: 'Add to the board' }))
  expect(await screen.findByText('2 plans added. 1 link or file could not be read.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Name' }))
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent(/^Ada1 placeNo date knownCVNo totalNot known/)
  expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/plan#${bola.split('#')[1]}`,
  )
  expect(workOutPlan).toHaveBeenCalledTimes(2)
  // A second press turns the order, and the arrow and the name of the order agree.
  const head = screen.getByRole('columnheader', { name: /^Name/ })
  expect([head.textContent, head.getAttribute('aria-sort')]).toEqual(['Name\u00a0▲', 'ascending'])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect([head.textContent, head.getAttribute('aria-sort')]).toEqual(['Name\u00a0▼', 'descending'])
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^Bola/)
  await user.click(screen.getByRole('button', { name: 'Remove Ada' }))
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

it('a plan that came as a file has no link: there is none that opens it', async () => {
  render(<PlanBoard />)
  const text = writePlanFile(
    { plan: aPlan({ name: 'Ana', items: [aPlace()] }), profile: null, sender: null },
    '2026-11-28',
  )
  const file = Object.assign(new File([text], 'ana.json'), { text: async () => text })
  fireEvent.drop(screen.getByLabelText('Links to plans, up to 60'), { dataTransfer: { files: [file] } })
  expect(await screen.findByText('Ana')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('tells the cheapest and the dearest place, and that it is at least as much where some costs are not known', async () => {
  const table = (low: number, isAtLeast: boolean) => ({
    total: { local: { low, likely: low + 1000, high: low + 2000 }, own: null },
    local: 'USD',
    currency: 'USD',
    isAtLeast,
  })
  const worked = [{ table: table(63_600, true) }, { table: table(81_200, false) }]
  jest.mocked(workOutPlan).mockResolvedValueOnce({ worked, tasks: [] } as never)
  const user = userEvent.setup()
  render(<PlanBoard />)
  await user.click(screen.getByLabelText('Links to plans, up to 60'))
  await user.paste(await linkOf('Eve'))
  await user.click(screen.getByRole('button', { name: 'Add to the board' }))
  expect(await screen.findByText('At least about USD 63,600–83,200 (2 places)')).toBeVisible()
})
