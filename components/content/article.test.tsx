import { render, screen, within } from '@testing-library/react'
import type { PageMeta } from '@/lib/content/pages/schema'
import { Article } from './article'

const page = { section: 'guides', slug: 'financial', path: '/guides/financial' } as const
const META = { title: 'Money', description: 'About money.', updated: '2026-11-21', sources: [] }

const open = (meta: PageMeta) =>
  render(<Article page={{ ...page, headings: [], meta, Content: () => <p>Text</p> }} />)

test('each source is named with its publisher, its address and the day it was checked', () => {
  const source = {
    title: 'Fees',
    publisher: 'A ministry',
    url: 'https://example.org/fees',
    checkedOn: '2026-11-20',
  }
  open({ ...META, sources: [source] })
  expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent(
    'Fees, A ministry. Known from 20 November 2026.',
  )
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', 'https://example.org/fees')
})

test('a source that was not compared is named with no day (fault 21)', () => {
  const source = { title: 'Key dates', publisher: 'An office', url: 'https://example.org/dates' }
  open({ ...META, sources: [source], basis: 'General knowledge of November 2026.' })
  expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent(
    /Key dates, An office.General knowledge of November 2026.$/,
  )
})

test('a page of advice says in the place of its sources that it has none (fault 21)', () => {
  open({ ...META, basis: 'This page is advice. It names no source.' })
  const sources = screen.getByRole('region', { name: 'Sources' })
  expect(sources).toHaveTextContent('This page is advice.')
  expect(within(sources).queryByRole('list')).toBeNull()
})

test('a page about the site itself says nothing of sources', () => {
  open(META)
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull()
})
