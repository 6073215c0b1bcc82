import { useState } from 'react'

/** The first entries of a list that may be long, and a way to show more. */
export function useShown<Item>(items: readonly Item[], first: number, step: number) {
  const [count, setCount] = useState(first)
  return {
    shown: items.slice(0, count),
    more: Math.max(0, items.length - count),
    showMore: () => setCount(count + step),
  }
}
