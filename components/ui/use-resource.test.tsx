import { act, renderHook, waitFor } from '@testing-library/react'
import { createResource } from '@/lib/device/resource'
import { useResource } from './use-resource'

test('loads when it is needed', async () => {
  const resource = createResource(async (key) => `content of ${key}`)
  const { result, rerender } = renderHook(({ isNeeded }) => useResource(resource, 'v1', isNeeded), {
    initialProps: { isNeeded: false },
  })
  await act(async () => {})
  expect(result.current.value).toBeNull()
  rerender({ isNeeded: true })
  await waitFor(() => expect(result.current.value).toBe('content of v1'))
})

test('loads when it is asked for', async () => {
  const resource = createResource(async (key) => `content of ${key}`)
  const { result } = renderHook(() => useResource(resource, 'v1', false))
  act(() => result.current.load())
  await waitFor(() => expect(result.current.value).toBe('content of v1'))
})

test('says that it failed until it is asked for again', async () => {
  const read = jest.fn(async (key: string) => `content of ${key}`).mockRejectedValueOnce(new Error('offline'))
  const resource = createResource(read)
  const { result } = renderHook(() => useResource(resource, 'v1'))
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  act(() => result.current.load())
  expect(result.current.hasFailed).toBe(false)
  await waitFor(() => expect(result.current.value).toBe('content of v1'))
})
