import type { Route } from 'next'
import { Link } from '@/components/ui/link'

/** One of the views of a list. */
export const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink'

type TabLinkProps = { href: Route; isCurrent: boolean; label: string }

export function TabLink({ href, isCurrent, label }: TabLinkProps) {
  return (
    <Link href={href} className={TAB} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}
