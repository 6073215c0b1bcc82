import { act, render, screen } from '@testing-library/react'
import { saveAdded, useAddedStore } from '@/lib/import/added-store'
import { anEntry } from '@/tests/fixtures/added'
import { StorageNotice } from './storage-notice'

const set = (state: Partial<ReturnType<typeof useAddedStore.getState>>) =>
  act(() => useAddedStore.setState(state))

describe('StorageNotice', () => {
  beforeEach(() => set({ entries: [], trouble: null }))

  it('is silent while all is well', () => {
    render(<StorageNotice />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['QuotaExceededError', 'storage is full'],
    ['SecurityError', 'does not let pages store anything'],
  ])('says why nothing was stored: %s', (name, words) => {
    render(<StorageNotice />)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', name)
    })
    act(() => saveAdded([anEntry()]))
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })
})
