import { render, screen } from '@testing-library/react'
import type { ChangeSet } from '@/lib/corrections/history/changes'
import { ChangeList } from './change-list'

const change = (name: string, at: number): ChangeSet['changes'][number] => ({
  name,
  what: `Fee ${at}`,
  from: 'EUR 1',
  to: 'EUR 2',
  href: null,
  countries: [],
})

const show = (names: readonly string[], total = names.length) =>
  render(
    <ChangeList
      history={[{ day: '2026-11-20', why: 'The fees of 2026', key: 'a', total, changes: names.map(change) }]}
    />,
  )

it('is headed by the records that changed, with the day and the reason below', () => {
  show(['Leeds', 'Oxford'])
  expect(screen.getByRole('heading')).toHaveTextContent('Leeds, Oxford')
  expect(screen.getByText('20 November 2026: The fees of 2026')).toBeVisible()
})

it('names the first of many records, each once, and says how many more there are', () => {
  show(['Leeds', 'Leeds', 'Oxford', 'Bath', 'York', 'Kent'])
  expect(screen.getByRole('heading')).toHaveTextContent('Leeds, Oxford, Bath and 2 more')
})

it('counts no records that the history no longer names', () => {
  show(['Leeds', 'Oxford'], 900)
  expect(screen.getByRole('heading')).toHaveTextContent('Leeds, Oxford and others')
  expect(screen.getByText('and 894 more')).toBeVisible()
})
