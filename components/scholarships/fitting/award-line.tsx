import { Badge } from '@/components/ui/badge'
import type { Route } from 'next'
import type { Elements } from '@/components/ui/elements'
import { Link } from '@/components/ui/link'

type AwardItemProps = {
  id: string
  name: string
  value: string
  isUnsure?: boolean
  className?: string
  children?: Elements
}

/** An award in a list of those that fit: its name, which leads to its page, what it is worth, and what is said of it below. */
export function AwardLine({ id, name, value, isUnsure, className, children }: AwardItemProps) {
  return (
    <li className={className}>
      <Link href={`/scholarships/${id}` as Route} className="font-semibold" translate="no">
        {name}
      </Link>
      {isUnsure && <Badge className="ml-2">Check first</Badge>}
      <p className="text-sm text-ink-2">{value}</p>
      {children}
    </li>
  )
}
