import type { Route } from 'next'
import { Children, type ReactNode } from 'react'
import { Link } from './link'

/** The views of a page. Each is an address of its own. */
export function TabList({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Views" data-slot="tabs" className="@container page print:hidden">
      <ul className="flex gap-4 overflow-x-auto border-b border-line sm:gap-6 @max-[17rem]:flex-wrap @max-[17rem]:gap-y-0">
        {Children.map(children, (tab) => (
          <li>{tab}</li>
        ))}
      </ul>
    </nav>
  )
}

type TabLinkProps = { href: Route; isCurrent: boolean; label: string }

export function TabLink({ href, isCurrent, label }: TabLinkProps) {
  return (
    <Link
      href={href}
      className="flex min-h-11 items-center border-b-2 border-transparent leading-tight font-medium text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
