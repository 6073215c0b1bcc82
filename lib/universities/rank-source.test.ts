import { rankSource } from './rank-source'

test.each([
  [{ publisher: 'QS', year: 2026 }, 'QS World University Rankings 2026'],
  [{ publisher: 'QS', year: null }, 'QS World University Rankings'],
  [{ publisher: null, year: 2026 }, 'As it was entered'],
])('%j', (rank, words) => {
  expect(rankSource(rank)).toBe(words)
})
