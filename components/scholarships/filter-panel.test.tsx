import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withNuqsTestingAdapter, type OnUrlUpdateFunction } from 'nuqs/adapters/testing'
import type { ScholarshipSearch } from '@/lib/scholarships/search-params'
import { aRow } from '@/tests/fixtures/scholarship'
import { aServerAnswer } from '@/tests/fixtures/scholarship-answer'
import { Panel } from './filter-panel'

const rows = [aRow(), aRow({ type: 'government', degrees: ['phd'] })]

function show(query: string, fields: Partial<ScholarshipSearch> = {}) {
  const onUrlUpdate = jest.fn<ReturnType<OnUrlUpdateFunction>, Parameters<OnUrlUpdateFunction>>()
  render(<Panel answer={aServerAnswer(rows, fields)} />, {
    wrapper: withNuqsTestingAdapter({ searchParams: query, onUrlUpdate }),
  })
  return () => onUrlUpdate.mock.lastCall?.[0].queryString
}

beforeEach(() => {
  global.fetch = jest.fn(() => new Promise<Response>(() => {}))
})

it('writes a choice into the address, drops the tab it implies, and goes back to page 1', async () => {
  const query = show('?page=2', { page: 2 })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Government/, hidden: true }))
  expect(query()).toBe('?type=government')
})

it('keeps the tab when the last filter goes', async () => {
  const query = show('?type=government', { type: ['government'] })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Government/, hidden: true }))
  expect(query()).toBe('?tab=browse')
})

it('shows how many each option would leave, and closes those that leave none', () => {
  show('?tab=browse')
  expect(screen.getByRole('checkbox', { name: 'Ph.D. 1', hidden: true })).toBeEnabled()
  expect(screen.getByRole('checkbox', { name: 'Need-based 0', hidden: true })).toBeDisabled()
})

it('has one heading and one way to close', () => {
  show('?tab=browse')
  expect(screen.getAllByRole('heading', { name: 'Filters', hidden: true })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Close', hidden: true })).toHaveLength(1)
})
