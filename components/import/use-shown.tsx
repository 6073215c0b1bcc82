import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

/** The `first` items of a long list, and a button that shows `step` more while there are more. `what` names them. */
export function useShown<Item>(items: readonly Item[], what: string, first: number, step: number) {
  const [count, setCount] = useState(first)
  const more = items.length - count
  return {
    shown: items.slice(0, count),
    moreButton: more > 0 && (
      <Button type="button" className="mt-4 w-full" onClick={() => setCount(count + step)}>
        Show more {what} ({formatCount(more)} left)
      </Button>
    ),
  }
}
