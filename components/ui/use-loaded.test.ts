import { act, renderHook } from '@testing-library/react'
import { useLoaded } from './use-loaded'

const settled = () => act(() => Promise.resolve())

it('loads again only when the key changes, and nothing for an empty one', async () => {
  const load = jest.fn(() => Promise.resolve('it'))
  const { result, rerender } = renderHook(({ key }) => useLoaded(key, load), { initialProps: { key: '' } })
  await settled()
  expect(load).not.toHaveBeenCalled()
  rerender({ key: 'a' })
  expect(result.current).toBeNull()
  await settled()
  rerender({ key: 'a' })
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  expect(result.current).toEqual({ key: 'a', value: 'it' })
})

it('drops a result that comes after another was asked for, and a failure', async () => {
  const late = new Map<string, () => void>()
  const { result, rerender } = renderHook(
    ({ key }) =>
      useLoaded(key, () =>
        key === 'bad'
          ? Promise.reject(new Error())
          : new Promise<string>((resolve) => late.set(key, () => resolve(key))),
      ),
    { initialProps: { key: 'first' } },
  )
  rerender({ key: 'next' })
  late.get('next')?.()
  await settled()
  late.get('first')?.()
  await settled()
  expect(result.current?.value).toBe('next')
  rerender({ key: 'bad' })
  await settled()
  expect(result.current?.value).toBe('next')
})
