import { aRow } from '@/tests/fixtures/scholarship'
import { drawCard } from './drawn-card'
import { drawPage } from './drawn-page'
import { NO_SEARCH } from './search-params'

const TODAY = '2026-11-21'

it('draws the cards that were found', () => {
  const row = aRow()
  expect(drawPage({ rows: [row], suggestions: null }, NO_SEARCH, TODAY)).toEqual({
    cards: [drawCard(row, TODAY)],
  })
})

it('says what was searched for in vain', () => {
  const search = { ...NO_SEARCH, search: 'zzzz' }
  const suggestions = { names: [], drops: [] }
  expect(drawPage({ rows: [], suggestions }, search, TODAY)).toEqual({ search, suggestions })
})
