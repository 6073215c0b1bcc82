import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { ComparisonTable } from './comparison-table'

const column = (name: string, given: Partial<ComparedUniversity> = {}) =>
  aCompared({ id: name.toLowerCase(), name, ...given })

const COLUMNS = [
  column('Alpha', { rank: aFigure(7, { text: '#7' }), acceptance: aFigure(40), location: 'Zurich' }),
  column('Beta', { rank: aFigure(34, { text: '#34' }), location: 'Zurich', website: 'https://b.example' }),
  column('Gamma', { rank: aFigure(29, { text: '#29' }), location: 'Zurich' }),
]

function open(columns: readonly ComparedUniversity[] = COLUMNS, onlyDifferences = false) {
  const onRemove = jest.fn()
  render(<ComparisonTable columns={columns} onlyDifferences={onlyDifferences} onRemove={onRemove} />)
  return onRemove
}

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name, hidden: true }).closest('tr')
  if (!row) throw new Error(`There is no row ${name}.`)
  return within(row)
}

it('has a column each, with name, country, and a way to remove it', async () => {
  const onRemove = open()
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  const name = screen.getByRole('link', { name: 'Beta' })
  expect(name).toHaveAttribute('href', '/universities/beta?level=bachelor')
  expect(name).toHaveAttribute('translate', 'no')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gamma' }))
  expect(onRemove).toHaveBeenCalledWith('gamma')
})

it('has a heart each, but for what the visitor added', () => {
  open([...COLUMNS.slice(0, 2), column('Mine', { id: 'added-1' })])
  expect(
    screen.getAllByRole('button', { name: /to my plan$/ }).map((heart) => heart.getAttribute('aria-label')),
  ).toEqual(['Save Alpha to my plan', 'Save Beta to my plan'])
})

it('marks the best with a sign and words', () => {
  open()
  expect(
    rowOf('World Ranking')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['▲ #7 (best of these)', '#34', '#29'])
})

it('gives the score, or what it lacks', () => {
  open()
  // (99.3 + 60 + 50 + 70) / 4 = 69.825
  const cells = rowOf('Score').getAllByRole('cell')
  expect(cells[0]).toHaveTextContent(/^Score: 70\/100/)
  expect(cells[1]).toHaveTextContent(/^Score: N\/A, no acceptance rate reported$/)
})

it('gives one line where no column has a score', () => {
  open([column('Alpha', { rank: aFigure(7) }), column('Beta', { rank: aFigure(9) })])
  expect(
    rowOf('Score')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Score: N/A, no acceptance rate reported'])
})

it('opens the website in a new tab and names whose it is', () => {
  open()
  const link = rowOf('Website').getByRole('link', { name: 'Visit Site of Beta' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

it('names the rows nobody reports once, and what only others report (fault 17)', async () => {
  open()
  const fold = screen.getByRole('button', {
    name: /Not reported by any: Total a Year, .*Application Deadline, .*Minimum GPA/,
  })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  expect(screen.queryByRole('rowheader', { name: 'Not reported' })).toBeNull()
  expect(
    rowOf('Reported only by others')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Website', 'Acceptance Rate', 'Acceptance Rate, Website'])
})

it('says nothing of others where there are none, or where all report the same rows', () => {
  open([column('Alpha', { location: 'Zurich' }), column('Beta', { location: 'Bern' })])
  expect(screen.queryByText('Reported only by others')).toBeNull()
})

it('leaves out what is the same everywhere', () => {
  open(COLUMNS, true)
  expect(screen.queryByRole('rowheader', { name: 'Campus Location' })).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'World Ranking' })).toBeInTheDocument()
})

it('says so when nothing differs', () => {
  open([column('Alpha', { location: 'Zurich' }), column('Beta', { location: 'Zurich' })], true)
  expect(screen.getByRole('rowheader', { name: 'No reported row differs' })).toBeInTheDocument()
})

it('leaves out nothing when there is nothing to differ from', () => {
  open([column('Alpha', { location: 'Zurich' })], true)
  expect(screen.getByRole('rowheader', { name: 'Campus Location' })).toBeInTheDocument()
})

it('offers a switcher with every name from three columns on, which shows one in place of that shown longest', async () => {
  open()
  const off = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-off') !== null)
  const button = (name: string) =>
    within(screen.getByRole('group', { name: 'Columns to show' })).getByRole('button', { name })
  expect(off()).toEqual([false, false, true])
  await userEvent.click(button('Gamma'))
  expect(off()).toEqual([false, true, false])
  await userEvent.click(button('Beta'))
  expect(off()).toEqual([true, false, false])
  expect(button('Beta')).toHaveAttribute('aria-pressed', 'true')
  expect(button('Alpha')).toHaveAttribute('aria-pressed', 'false')
})

it('needs none for two', () => {
  open(COLUMNS.slice(0, 2))
  expect(screen.queryByRole('group', { name: 'Columns to show' })).toBeNull()
})
