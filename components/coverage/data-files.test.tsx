import { render, screen, within } from '@testing-library/react'
import { DataFiles } from './data-files'

const table = { name: 'fees', title: 'Tuition', description: 'What a degree costs.', rows: 4286 }

it('leads to both files of a table, with their sizes', () => {
  const files = [
    { name: 'fees.csv', bytes: 1_567_049 },
    { name: 'fees.json', bytes: 12_300 },
  ]
  render(<DataFiles tables={[table]} files={files} />)
  const row = within(screen.getByRole('row', { name: /^Tuition/ }))
  expect(row.getByRole('link', { name: 'fees.csv, 2 MB' })).toHaveAttribute(
    'href',
    '/data/v1/latest/fees.csv',
  )
  expect(row.getByRole('link', { name: 'fees.json, 13 KB' })).toBeInTheDocument()
  expect(row.getByRole('cell', { name: '4,286' })).toBeInTheDocument()
})

it('says that files are missing where nothing was built', () => {
  render(<DataFiles tables={[table]} files={null} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getAllByText('Made with the site’s next build')).toHaveLength(2)
})
