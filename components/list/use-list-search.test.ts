import { act, renderHook, waitFor } from '@testing-library/react'
import type { Options } from 'nuqs'
import { withNuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing'
import { useLayoutEffect } from 'react'
import type { SearchValues } from '@/lib/list/filter'
import { WORLD } from '@/lib/universities/list'
import { holdHeight, typeIntoAddress, useListSearch } from './use-list-search'

const AFTER_PAUSE = { history: 'replace', limitUrlUpdates: { method: 'debounce', timeMs: 300 } }
const NOW = { history: 'replace', limitUrlUpdates: undefined }

type Update = (params: SearchValues) => SearchValues

const write = jest.fn<Promise<void>, [Update, Options]>()
const change = () => ({ search: 'law' })
const written = () =>
  write.mock.calls.map(([update, options]) => [update({ search: 'la', page: 1 }), options])
const onFollow = jest.fn()
let hasPaused = () => {}
let hasWritten: () => void
const link = document.createElement('a')
const label = document.createElement('b')

const settled = () => new Promise((resolve) => setTimeout(resolve))
const pastLateWrites = () => new Promise((resolve) => setTimeout(resolve, 510))

beforeEach(() => {
  write.mockReset()
  onFollow.mockReset()
  write.mockImplementationOnce(() => new Promise((resolve) => (hasPaused = resolve)))
  write.mockImplementation(() => new Promise((resolve) => (hasWritten = resolve)))
  link.href = '/about'
  link.append(label)
  link.onclick = (event) => {
    // jsdom can't navigate.
    event.preventDefault()
    onFollow()
  }
  document.body.replaceChildren(link)
})

afterEach(async () => {
  hasPaused()
  await settled()
})

it('lets the address wait for a pause', () => {
  typeIntoAddress(write, change)
  expect(written()).toEqual([[{ search: 'law' }, AFTER_PAUSE]])
})

it('follows a link clicked within the pause once the address has changed', async () => {
  typeIntoAddress(write, change)
  label.click()
  expect(written()).toEqual([
    [{ search: 'law' }, AFTER_PAUSE],
    [{ search: 'law' }, NOW],
  ])
  expect(onFollow).not.toHaveBeenCalled()
  hasWritten()
  await settled()
  expect(onFollow).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(2)
})

it('writes only what was typed last', () => {
  const earlier = jest.fn<Promise<void>, [Update, Options]>(() => new Promise(() => {}))
  typeIntoAddress(earlier, change)
  typeIntoAddress(write, change)
  link.click()
  expect(earlier).toHaveBeenCalledTimes(1)
  expect(written().at(-1)).toEqual([{ search: 'law' }, NOW])
})

it('leaves other clicks alone, those for a new tab, and links after the pause', async () => {
  typeIntoAddress(write, change)
  document.body.click()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  hasPaused()
  await pastLateWrites()
  link.click()
  expect(onFollow).toHaveBeenCalledTimes(2)
  expect(write).toHaveBeenCalledTimes(1)
})

it('still sees that all is written before a link that follows close upon the pause', async () => {
  typeIntoAddress(write, change)
  hasPaused()
  await settled()
  link.click()
  expect(onFollow).not.toHaveBeenCalled()
  expect(written()).toHaveLength(2)
  hasWritten()
  await settled()
  expect(onFollow).toHaveBeenCalledTimes(1)
})

it('keeps the height of the page until the change is done, and lets go of it then', async () => {
  const element = document.createElement('div')
  Object.defineProperty(element, 'offsetHeight', { value: 900 })
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  holdHeight(element, done)
  expect(element).toHaveStyle({ minHeight: '900px' })
  finish()
  await done
  await Promise.resolve()
  expect(element.style.minHeight).toBe('')
})

it('holds no height without an element', () => {
  expect(() => holdHeight(null, Promise.resolve())).not.toThrow()
})

/** The address after a page's first effects: nuqs reports only the changes made after its own effects. */
async function addressAfter(href: string, ...effects: ((list: ReturnType<typeof useListSearch>) => void)[]) {
  const onUrlUpdate = jest.fn<void, [UrlUpdateEvent]>()
  const usePage = () => {
    const list = useListSearch(WORLD)
    useLayoutEffect(() => {
      for (const effect of effects) effect(list)
    }, [])
  }
  renderHook(usePage, {
    wrapper: withNuqsTestingAdapter({ searchParams: href, onUrlUpdate, hasMemory: true }),
  })
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalled())
  return Object.fromEntries(onUrlUpdate.mock.lastCall?.[0].searchParams ?? [])
}

it('adds what the browser keeps, and leaves alone what was chosen just before', async () => {
  const address = await addressAfter(
    '?search=masters+canada',
    ({ change: choose }) => choose({ level: 'doctorate', search: 'canada' }),
    ({ adopt }) => adopt({ level: 'doctorate' }),
  )
  expect(address).toEqual({ level: 'doctorate', search: 'canada' })
})

it('keeps the first of two choices that are made one right after the other', async () => {
  const address = await addressAfter(
    '?page=3',
    ({ change: choose }) => choose({ region: 'asia' }),
    ({ change: choose }) => choose({ level: 'doctorate' }),
  )
  expect(address).toEqual({ region: 'asia', level: 'doctorate' })
})

it('keeps a text that was sent as an entry of its own, and writes the keys of one text into one entry', async () => {
  const onUrlUpdate = jest.fn<void, [UrlUpdateEvent]>()
  const { result } = renderHook(() => useListSearch(WORLD), {
    wrapper: withNuqsTestingAdapter({ searchParams: '', onUrlUpdate, hasMemory: true }),
  })
  const typed = async (...texts: string[]) => {
    onUrlUpdate.mockReset()
    act(() => result.current.sent())
    for (const text of texts) act(() => result.current.change({ search: text }, true))
    await waitFor(() => expect(onUrlUpdate.mock.lastCall?.[0].searchParams.get('search')).toBe(texts.at(-1)))
    return onUrlUpdate.mock.calls.map(([{ options }]) => options.history)
  }
  expect(await typed('l', 'la', 'law')).toEqual(['replace'])
  expect(await typed('', 'a', 'art')).toEqual(['push', 'replace'])
})
