import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BROKEN_KEY, useAddedStore } from '@/lib/import/added-store'
import { StorageNotice } from './storage-notice'

const set = (state: Partial<ReturnType<typeof useAddedStore.getState>>) =>
  act(() => useAddedStore.setState(state))

describe('StorageNotice', () => {
  beforeEach(() => set({ entries: [], trouble: null, broken: null }))

  it('is silent while all is well', () => {
    render(<StorageNotice />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('tells a full storage from a forbidden one', () => {
    render(<StorageNotice />)
    set({ trouble: 'disabled' })
    expect(screen.getByRole('alert')).toHaveTextContent('does not let pages store anything')
    set({ trouble: 'full' })
    expect(screen.getByRole('alert')).toHaveTextContent('storage is full')
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
