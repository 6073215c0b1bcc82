'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { GET_STARTED, HOME, NAVIGATION, SEARCH } from '@/lib/routes'

/** Writes a missing path to the console, once for each path, even if effects run twice. */
function useLogMissingPath() {
  const path = usePathname()
  const logged = useRef<string>(null)
  useEffect(() => {
    if (logged.current === path) return
    logged.current = path
    console.error(`404: there is no page at ${path}`)
  }, [path])
}

/**
 * The content of a 404. It is a client component, because the data of every page would carry a server component's
 * text.
 */
export function MissingPage() {
  useLogMissingPath()
  return (
    <div className="page grid gap-x-16 gap-y-12 py-12 md:grid-cols-2 md:py-20">
      <div>
        <h1 className="text-2xl">404</h1>
        <p className="mt-3 text-md text-ink">Oops! Page not found</p>
        <p className="mt-2 max-w-prose text-ink-2">
          The address may be mistyped, or the page has moved. You could look among the{' '}
          <Link href={SEARCH.href}>universities</Link> or the{' '}
          <Link href={GET_STARTED.href}>scholarships</Link> instead.
        </p>
        <Link href={HOME.href} className={buttonVariants({ variant: 'accent', className: 'mt-8' })}>
          Return to Home
        </Link>
      </div>
      <nav aria-label="All pages" className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {NAVIGATION.map(({ label, links }) => (
          <div key={label}>
            <h2 className="mb-1 text-md">{label}</h2>
            {links.map((each) => (
              <Link key={each.href} href={each.href} className="flex min-h-9 items-center">
                {each.label}
              </Link>
            ))}
          </div>
        ))}
      </nav>
    </div>
  )
}
