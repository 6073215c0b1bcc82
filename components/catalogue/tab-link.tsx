import type { Route } from 'next'
import Link from 'next/link'
import { TAB } from './tab-class'

type TabLinkProps = { href: Route; isCurrent: boolean; label: string }

export function TabLink({ href, isCurrent, label }: TabLinkProps) {
  return (
    <Link href={href} prefetch={false} className={TAB} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}
