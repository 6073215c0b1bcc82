import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

type ShowMoreProps = { more: number; what: string; onMore: () => void }

export function ShowMore({ more, what, onMore }: ShowMoreProps) {
  if (more === 0) return null
  return (
    <Button type="button" className="mt-4 w-full" onClick={onMore}>
      Show more {what} ({formatCount(more)} left)
    </Button>
  )
}
