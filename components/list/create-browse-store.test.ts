import { aRow } from '@/tests/fixtures/a-row'
import { createBrowseStore } from './create-browse-store'

const rows = [aRow()]

it('is empty until its script is there, and loads it once', async () => {
  const load = jest.fn(() => Promise.resolve(() => ({})))
  const store = createBrowseStore(load, String)
  expect(store.get()).toBeNull()
  await Promise.all([store.load('1'), store.load('1')])
  expect(store.get()).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

it('works an answer out once for the same rows and address, and anew for others', async () => {
  const browse = jest.fn((given: readonly object[], search: string) => ({ size: given.length, search }))
  const store = createBrowseStore(() => Promise.resolve(browse), String)
  await store.load('1')
  const answer = store.get()
  const first = answer?.(rows, 'a')
  expect(answer?.(rows, 'a')).toBe(first)
  expect(answer?.(rows, 'b')).toEqual({ size: 1, search: 'b' })
  expect(answer?.([...rows], 'b')).toEqual({ size: 1, search: 'b' })
  expect(browse).toHaveBeenCalledTimes(3)
})
