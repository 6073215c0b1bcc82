import { act, renderHook, waitFor } from '@testing-library/react'
import { defineData } from '@/lib/device/catalogue-file'
import { useFile } from './use-file'

const aFile = (address: string) =>
  defineData(
    () => address,
    async () => `content of ${address}`,
  )

test('loads when it is needed', async () => {
  const file = aFile('needed')
  const { result, rerender } = renderHook(({ isNeeded }) => useFile(file, isNeeded), {
    initialProps: { isNeeded: false },
  })
  await act(async () => {})
  expect(result.current.value).toBeNull()
  rerender({ isNeeded: true })
  await waitFor(() => expect(result.current.value).toBe('content of needed'))
})

test('loads when it is asked for, and has the content of another file once that is given', async () => {
  const { result, rerender } = renderHook(({ file }) => useFile(file, false), {
    initialProps: { file: aFile('asked') },
  })
  act(() => result.current.load())
  await waitFor(() => expect(result.current.value).toBe('content of asked'))
  rerender({ file: aFile('other') })
  expect(result.current.value).toBeNull()
  act(() => result.current.load())
  await waitFor(() => expect(result.current.value).toBe('content of other'))
})

test('says that it failed until it is asked for again', async () => {
  const read = jest.fn(async (address: string) => `content of ${address}`)
  read.mockRejectedValueOnce(new Error('offline'))
  const file = defineData(() => 'failing', read)
  const { result } = renderHook(() => useFile(file))
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  act(() => result.current.load())
  expect(result.current.hasFailed).toBe(false)
  await waitFor(() => expect(result.current.value).toBe('content of failing'))
})
