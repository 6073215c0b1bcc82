import { renderHook } from '@testing-library/react'
import { useShownSearch } from './use-shown-search'

it('follows what is typed', () => {
  const { result, rerender } = renderHook((search) => useShownSearch(search), {
    initialProps: { search: 'la', page: 1 },
  })
  rerender({ search: 'law', page: 1 })
  expect(result.current).toEqual({ search: 'law', page: 1 })
})

it('never draws an older page of the same search', () => {
  const drawn: number[] = []
  const { rerender } = renderHook((search) => drawn.push(useShownSearch(search).page), {
    initialProps: { search: 'law', page: 1 },
  })
  drawn.length = 0
  rerender({ search: 'law', page: 2 })
  expect(new Set(drawn)).toEqual(new Set([2]))
})
