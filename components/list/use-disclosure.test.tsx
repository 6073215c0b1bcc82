import { act, renderHook } from '@testing-library/react'
import { useDisclosure } from './use-disclosure'

const disclosure = (isUsed: boolean) =>
  renderHook((props: { isUsed: boolean }) => useDisclosure(props.isUsed), { initialProps: { isUsed } })

it('is open at first only when a filter inside is used', () => {
  expect(disclosure(true).result.current[0]).toBe(true)
  expect(disclosure(false).result.current[0]).toBe(false)
})

it('opens when a filter inside comes into use, as after Forward', () => {
  const { result, rerender } = disclosure(false)
  rerender({ isUsed: true })
  expect(result.current[0]).toBe(true)
})

it('never shuts by itself, and stays shut as the visitor left it', () => {
  const { result, rerender } = disclosure(true)
  rerender({ isUsed: false })
  expect(result.current[0]).toBe(true)
  rerender({ isUsed: true })
  act(() => result.current[1](false))
  rerender({ isUsed: true })
  expect(result.current[0]).toBe(false)
})
