import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EnglishScoreTables } from '@/lib/content/english/schema'
import { EnglishConverter } from './english-converter'

const source = (publisher: string) => ({
  title: `A study by ${publisher}`,
  publisher,
  url: `https://${publisher.toLowerCase()}.example.org`,
  year: 2025,
  checkedOn: '2025-01-31',
})
const scores: EnglishScoreTables = {
  scales: [
    { id: 'ielts', name: 'IELTS Academic', min: 0, max: 9, step: 0.5 },
    { id: 'toefl-120', name: 'TOEFL iBT', min: 0, max: 120, step: 1 },
    { id: 'pte', name: 'PTE Academic', min: 10, max: 90, step: 1 },
    { id: 'cambridge', name: 'Cambridge English Scale', min: 80, max: 230, step: 1 },
  ],
  links: [
    { id: 'ets', a: 'ielts', b: 'toefl-120', source: source('ETS'), bands: [{ a: [6.5, 6.5], b: [79, 93] }] },
    { id: 'one', a: 'ielts', b: 'pte', source: source('Partners'), bands: [{ a: [6.5, 6.5], b: [59, 66] }] },
    { id: 'two', a: 'ielts', b: 'pte', source: source('Pearson'), bands: [{ a: [6.5, 6.5], b: [55, 62] }] },
  ],
}

const score = () => screen.getByRole('textbox', { name: /^Overall score/ })
const rowOf = (name: string) => {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement
  if (!row) throw new Error(`There is no row for ${name}.`)
  return within(row)
}

test('answers with a range, how sure it is and whose it is', async () => {
  render(<EnglishConverter scores={scores} />)
  await userEvent.type(score(), '6,5')
  expect(screen.getByText('IELTS Academic 6.5 is about:')).toBeVisible()
  expect(rowOf('TOEFL iBT').getByText('79–93')).toBeVisible()
  expect(rowOf('TOEFL iBT').getByText(/^Published/, { exact: false })).toBeVisible()
  expect(rowOf('TOEFL iBT').getByRole('link', { name: 'ETS 2025' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  )
})

test('tells publishers apart where they differ', async () => {
  render(<EnglishConverter scores={scores} />)
  await userEvent.type(score(), '6.5')
  expect(rowOf('PTE Academic').getByText('55–66')).toBeVisible()
  expect(rowOf('PTE Academic').getByRole('link', { name: 'Partners 2025' }).parentElement).toHaveTextContent(
    '59–66',
  )
  expect(rowOf('PTE Academic').getByRole('link', { name: 'Pearson 2025' }).parentElement).toHaveTextContent(
    '55–62',
  )
})

test('says through what it was derived, and claims nothing where nobody compares', async () => {
  render(<EnglishConverter scores={scores} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Test you took' }), 'TOEFL iBT')
  await userEvent.type(score(), '80')
  expect(
    rowOf('PTE Academic').getByText(/Derived, so less sure: worked out through IELTS Academic/),
  ).toBeVisible()
  expect(rowOf('Cambridge English Scale').getByText('No published equivalence')).toBeVisible()
})

test('says what a score of the test looks like once the field is left, and not while one types', async () => {
  render(<EnglishConverter scores={scores} />)
  await userEvent.type(score(), '6.7')
  expect(score()).toBeValid()
  await userEvent.tab()
  expect(score()).toBeInvalid()
  expect(score()).toHaveAccessibleDescription('IELTS Academic runs from 0 to 9 in steps of 0.5.')
  await userEvent.clear(score())
  await userEvent.type(score(), '6.5')
  expect(score()).toBeValid()
})
