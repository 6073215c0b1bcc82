import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { Crumb } from '@/lib/web/seo/json-ld'

/** The path from the home page to this one. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, href, isName }, at) => (
          <li
            key={href}
            translate={isName && 'no'}
            // On a phone the heading below says it once.
            className={at === last ? 'text-ink-3 max-md:hidden' : 'flex items-center gap-x-2'}
          >
            {at === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <Link
                  href={href as Route}
                  className="inline-flex min-h-11 items-center text-ink-2 md:min-h-8"
                >
                  {label}
                </Link>
                <span aria-hidden className={`text-ink-3 ${at === last - 1 ? 'max-md:hidden' : ''}`}>
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
