import type { Route } from 'next'
import { Link } from '@/components/ui/link'

type LinkedValuesProps = { label: string; links: readonly { label: string; href: Route }[] }

/** A list of values, each leading to the universities that share it. */
export function LinkedValues({ label, links }: LinkedValuesProps) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-accent hover:text-accent md:min-h-9"
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
