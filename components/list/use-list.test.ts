import { act, renderHook, waitFor } from '@testing-library/react'
import type { Loaded, RowSource } from './list-source'
import { WORLD } from '@/lib/universities/list'
import { useLoaded, useOwnAnswer } from './use-list'

type Files = Parameters<RowSource<string>['load']>[0]

/** A source whose files come when the test says so. */
function aSource(refused: readonly Files[] = []) {
  const listeners = new Set<() => void>()
  let loaded: Loaded<string> | null = null
  const load = jest.fn((file: Files) =>
    refused.includes(file) ? Promise.reject(new Error(`No ${file}.`)) : Promise.resolve(loaded),
  )
  const source: RowSource<string> = {
    load,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => loaded,
    getNone: () => null,
    hasOwn: () => false,
    refresh: () => {},
  }
  const publish = (hasText: boolean) => {
    loaded = { rows: ['a'], countries: [], hasText, hasAdded: false, lacksCards: false }
    for (const listener of listeners) listener()
  }
  return { source, load, publish }
}

const isAsked = () => true

it.each(['click', 'keydown', 'focusin'])(
  'fetches the rows at the first %s, though nothing needs them yet, and nothing before',
  async (use) => {
    const { source, load } = aSource()
    renderHook(() => useLoaded(source, 'nothing', isAsked))
    for (const sign of ['load', 'scroll', 'pointerdown']) window.dispatchEvent(new Event(sign))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(use))
    window.dispatchEvent(new Event(use))
    expect(load.mock.calls).toEqual([['rows']])
  },
)

it('fetches the rows for a visitor who is in a field already', () => {
  const { source, load } = aSource()
  document.body.append(document.createElement('input'))
  document.querySelector('input')?.focus()
  renderHook(() => useLoaded(source, 'nothing', isAsked))
  expect(load.mock.calls).toEqual([['rows']])
  document.querySelector('input')?.remove()
})

it('fetches at once what a search needs, and waits for all of it', async () => {
  const { source, load, publish } = aSource()
  const { result } = renderHook(() => useLoaded(source, 'text', isAsked))
  expect(load.mock.calls).toEqual([['rows'], ['text']])
  act(() => publish(false))
  expect(result.current).toBeNull()
  act(() => publish(true))
  expect(result.current?.rows).toEqual(['a'])
  await act(() => Promise.resolve())
})

it('makes do with the rows where no word is searched for', () => {
  const { source, publish } = aSource()
  const { result } = renderHook(() => useLoaded(source, 'rows', isAsked))
  act(() => publish(false))
  expect(result.current?.rows).toEqual(['a'])
})

it('tells when a file that is needed cannot be had', async () => {
  const { source } = aSource(['text'])
  const askServer = jest.fn(isAsked)
  renderHook(() => useLoaded(source, 'text', askServer))
  await waitFor(() => expect(askServer.mock.calls).toEqual([[new Error('No text.')]]))
})

it('tells nothing of a file that nothing needs', async () => {
  const { source, load } = aSource(['rows'])
  const askServer = jest.fn(isAsked)
  renderHook(() => useLoaded(source, 'nothing', askServer))
  window.dispatchEvent(new Event('click'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  await act(() => Promise.resolve())
  expect(askServer).not.toHaveBeenCalled()
})

it('shows no answer without all its words while the server is asked', async () => {
  const { source, publish } = aSource(['text'])
  const askServer = jest.fn(isAsked)
  const { result } = renderHook(() => useLoaded(source, 'text', askServer))
  await waitFor(() => expect(askServer).toHaveBeenCalled())
  act(() => publish(false))
  expect(result.current).toBeNull()
})

it('makes do with the rows where the server cannot be asked, until the words can be had', async () => {
  jest.useFakeTimers()
  const { source, load, publish } = aSource(['text'])
  const { result } = renderHook(() => useLoaded(source, 'text', () => false))
  await act(() => Promise.resolve())
  act(() => publish(false))
  expect(result.current?.hasText).toBe(false)
  load.mockClear()
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(load).toHaveBeenLastCalledWith('text')
  load.mockClear()
  act(() => publish(true))
  expect(result.current?.hasText).toBe(true)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(load).not.toHaveBeenCalled()
  jest.useRealTimers()
})

it('answers a search once it is asked to, and once however often the list is drawn', () => {
  const loaded = { rows: [], countries: [], hasText: true, hasAdded: false, lacksCards: false }
  const browse = jest.fn(WORLD.browse)
  const list = { browse }
  const law = { ...WORLD.untouched, search: 'law' }
  const { result, rerender } = renderHook((search) => useOwnAnswer(list, loaded, search, ''), {
    initialProps: law,
  })
  expect(browse).not.toHaveBeenCalled()
  const answer = result.current?.browse()
  rerender(law)
  expect(result.current?.browse()).toBe(answer)
  expect(browse).toHaveBeenCalledTimes(1)
  rerender({ ...law, search: 'laws' })
  result.current?.browse()
  expect(browse.mock.lastCall?.[1].search.search).toBe('laws')
  expect(browse).toHaveBeenCalledTimes(2)
})
