import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BROKEN_KEY, saveAdded, useAddedStore } from '@/lib/import/added-store'
import { anEntry } from '@/tests/fixtures/added'
import { StorageNotice } from './storage-notice'

const set = (state: Partial<ReturnType<typeof useAddedStore.getState>>) =>
  act(() => useAddedStore.setState(state))

describe('StorageNotice', () => {
  beforeEach(() => set({ entries: [], trouble: null, broken: null }))

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

  it('tells of a value that could not be read, until it is let go of', async () => {
    localStorage.setItem(BROKEN_KEY, '{"broken')
    render(<StorageNotice />)
    set({ broken: '{"broken' })
    expect(screen.getByRole('alert')).toHaveTextContent('set aside as it was')
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(localStorage.getItem(BROKEN_KEY)).toBeNull()
  })
})
