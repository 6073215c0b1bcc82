import { render, screen } from '@testing-library/react'
import { SourceList } from './source-list'

test('each source is named with its publisher, its address and the day it was checked', () => {
  const source = {
    title: 'Fees',
    publisher: 'A ministry',
    url: 'https://example.org/fees',
    checkedOn: '2026-11-20',
  }
  render(<SourceList sources={[source]} />)
  expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent(
    'Fees, A ministry. Known from 20 November 2026.',
  )
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', 'https://example.org/fees')
})
