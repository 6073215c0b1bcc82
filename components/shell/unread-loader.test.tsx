import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelectionStore } from '@/lib/compare/selection-store'
import { useAddedStore } from '@/lib/import/added-store'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { useRecentStore } from '@/lib/palette/recent-store'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { LAST_CRAWL_ENTRY, readLastCrawl } from '@/lib/scraper/browser/last-crawl'
import { UnreadLoader } from './unread-loader'

/** Every entry that holds what a visitor made. A theme and a key are single words that cannot be broken. */
const ENTRIES: [name: string, words: string, read: () => unknown][] = [
  ['meridian-added', 'the universities you added', () => useAddedStore.persist.rehydrate()],
  ['meridian-compare', 'the universities you chose to compare', () => useSelectionStore.persist.rehydrate()],
  ['meridian-profile', 'your profile', () => useProfileStore.persist.rehydrate()],
  ['meridian-recent', 'your recent choices in the search', () => useRecentStore.persist.rehydrate()],
  ['meridian-scraper-jobs', 'the list of your crawls', () => useJobStore.persist.rehydrate()],
  [LAST_CRAWL_ENTRY, 'the results of your last crawl', readLastCrawl],
]

beforeEach(() => localStorage.clear())

it('is silent while all can be read', () => {
  render(<UnreadLoader />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe.each(ENTRIES)('%s', (name, words, read) => {
  it.each(['{"version":1,"state":{"chosen":[{"id":"a', '{"version":9,"state":{},"entries":[]}'])(
    'that says %j is set aside, told of, and offered as a file',
    async (text) => {
      render(<UnreadLoader />)
      localStorage.setItem(name, text)
      await act(async () => void (await read()))
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(localStorage.getItem(name)).toBeNull()
      expect(localStorage.getItem(`${name}-broken`)).toBe(text)
      expect(screen.getByRole('button', { name: 'Download what could not be read' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(localStorage.getItem(`${name}-broken`)).toBeNull()
    },
  )
})

it('tells on every page of what was set aside on another', async () => {
  localStorage.setItem('meridian-profile-broken', '{')
  render(<UnreadLoader />)
  expect(await screen.findByRole('alert')).toHaveTextContent('your profile')
})
