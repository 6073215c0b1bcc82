import { act, renderHook } from '@testing-library/react'
import { useEach } from './use-each'

const read = jest.fn((item: string) => Promise.resolve([item, item === 'b' ? null : item.length] as const))
const settled = () => act(() => Promise.resolve())

beforeEach(() => read.mockClear())

it('reads each item by its key, and leaves out those for which nothing is found', async () => {
  const { result } = renderHook(() => useEach(['aaa', 'b'], 'aaa b', read))
  expect(result.current.size).toBe(0)
  await settled()
  expect([...result.current]).toEqual([['aaa', 3]])
})

it('reads again only when other items are asked for', async () => {
  const { result, rerender } = renderHook(({ asked }) => useEach(asked.split(' '), asked, read), {
    initialProps: { asked: 'aaa b' },
  })
  await settled()
  rerender({ asked: 'aaa b' })
  await settled()
  expect(read).toHaveBeenCalledTimes(2)
  rerender({ asked: 'cc' })
  await settled()
  expect([...result.current]).toEqual([['cc', 2]])
})

it('forgets an answer that comes after other items were asked for', async () => {
  const late: (() => void)[] = []
  const readLate = (item: string) =>
    new Promise<readonly [string, number]>((resolve) => late.push(() => resolve([item, item.length])))
  const { result, rerender } = renderHook(({ asked }) => useEach([asked], asked, readLate), {
    initialProps: { asked: 'first' },
  })
  rerender({ asked: 'next' })
  late[1]?.()
  await settled()
  late[0]?.()
  await settled()
  expect([...result.current]).toEqual([['next', 4]])
})
