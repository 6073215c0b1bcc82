import { useState } from 'react'

/** The first items of a long list, how many more there are, and a function that shows more. */
export function useShown<Item>(items: readonly Item[], first: number, step: number) {
  const [count, setCount] = useState(first)
  return {
    shown: items.slice(0, count),
    more: Math.max(0, items.length - count),
    showMore: () => setCount(count + step),
  }
}
