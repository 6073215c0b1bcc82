import type { Route } from 'next'
import Link from 'next/link'

type TabLinkProps = { href: Route; isCurrent: boolean; label: string }

export function TabLink({ href, isCurrent, label }: TabLinkProps) {
  return (
    <Link href={href} prefetch={false} className="tab" aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}
