import { act, render, screen } from '@testing-library/react'
import { saveAdded, useAddedStore } from '@/lib/import/added-store'
import { encodeIndex } from '@/lib/universities/compact-index'
import { aRow } from '@/tests/fixtures/a-row'
import { aProvenance } from '@/tests/fixtures/a-provenance'
import { aFullRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { OwnUniversity } from './own-university'

const FILES: Record<string, unknown> = {
  'reference.json': aReference(),
  'index.json': encodeIndex([aRow({ countryCode: 'nl', country: 'Netherlands', text: '' })], () => []),
}

beforeEach(() => {
  localStorage.clear()
  useAddedStore.setState({ entries: [], trouble: null })
  Object.assign(globalThis, {
    fetch: (address: string) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(FILES[address.split('/').at(-1) ?? '']) }),
  })
})

it('shows what this browser keeps of the university, with the ways on', async () => {
  saveAdded([anEntry({ id: 'added-1', replaces: 'harbour', record: aFullRecord() })])
  render(<OwnUniversity id="added-1" />)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Harbour University')
  expect(screen.getByText('Rotterdam, South Holland, Netherlands')).toBeVisible()
  expect(screen.getByText('EUR 9,000–12,000 a year')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/universities?tab=add#edit-added-1',
  )
  expect(screen.getByRole('link', { name: 'Our own record' })).toHaveAttribute(
    'href',
    '/universities/harbour',
  )
  expect(screen.getByRole('button', { name: /^Compare/ })).toBeVisible()
})

it('leads to another reading of the pages that it was read on (issue 19)', async () => {
  saveAdded([anEntry({ id: 'added-1', from: 'crawl', provenance: [aProvenance({ level: 'bachelor' })] })])
  render(<OwnUniversity id="added-1" />)
  expect(await screen.findByRole('link', { name: 'Check again' })).toHaveAttribute(
    'href',
    '/scraper#check-added-1',
  )
  expect(screen.getByText(/for 2026\/27, for a bachelor’s degree/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What you accepted' })).toBeVisible()
  act(() => saveAdded([anEntry({ id: 'added-1', from: 'crawl', replaces: 'harbour' })]))
  expect(screen.getByRole('heading', { name: 'Your copy of the record' })).toBeVisible()
})

it('says where it stands when it is not in this browser', async () => {
  render(<OwnUniversity id="added-1" />)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('is not in this browser')
  expect(screen.getByRole('link', { name: 'Add More Universities' })).toBeVisible()
})

it('goes when it is removed', async () => {
  saveAdded([anEntry({ id: 'added-1' })])
  render(<OwnUniversity id="added-1" />)
  await screen.findByText('What you entered')
  act(() => useAddedStore.setState({ entries: [] }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('is not in this browser')
})
