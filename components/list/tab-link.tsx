import type { Route } from 'next'
import { Link } from '@/components/ui/link'

type TabLinkProps = { href: Route; isCurrent: boolean; label: string }

export function TabLink({ href, isCurrent, label }: TabLinkProps) {
  return (
    <Link href={href} className="tab" aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}
