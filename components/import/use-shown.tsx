import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

/** The `first` items of a long list, and the props of a button that shows `step` more while there are more. */
export function useShown<Item>(items: readonly Item[], first: number, step: number) {
  const [count, setCount] = useState(first)
  return {
    shown: items.slice(0, count),
    more: { left: items.length - count, onMore: () => setCount(count + step) },
  }
}

/** `what` names the items. */
export function MoreButton({ left, what, onMore }: { left: number; what: string; onMore: () => void }) {
  if (left <= 0) return null
  return (
    <Button className="mt-4 w-full" onClick={onMore}>
      {`Show more ${what} (${formatCount(left)} left)`}
    </Button>
  )
}
