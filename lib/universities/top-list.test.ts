import { aCard } from '@/tests/fixtures/a-card'
import { toTopList } from './top-list'

const rank = { label: '3', publisher: 'THE', year: 2026, national: 1 }

it('tells who ranks, and where each is', () => {
  expect(toTopList('Top', [aCard({ rank, country: 'Kenya', location: null })], 'country')).toEqual({
    title: 'Top',
    source: 'THE World University Rankings 2026',
    entries: [expect.objectContaining({ rank: '3', place: 'Kenya' })],
  })
  expect(toTopList('Top', [aCard({ rank, location: null })], 'location').entries[0]?.place).toBe('')
})

it('names no source where nothing is ranked', () => {
  expect(toTopList('Top', [], 'country')).toEqual({ title: 'Top', source: null, entries: [] })
})
