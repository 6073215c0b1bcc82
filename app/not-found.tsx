import type { Metadata } from 'next'
import Link from 'next/link'
import { LogMissingPath } from '@/components/layout/log-missing-path'
import { buttonVariants } from '@/components/ui/button-variants'
import { GET_STARTED, HOME, SEARCH } from '@/lib/routes'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <div className="page py-16 md:py-24">
      <LogMissingPath />
      <h1 className="text-3xl">404</h1>
      <p className="mt-3 text-md text-ink">Oops! Page not found</p>
      <p className="mt-2 max-w-prose text-ink-2">
        The address may be mistyped, or the page has moved. You could look among the{' '}
        <Link href={SEARCH.href} prefetch={false}>
          universities
        </Link>{' '}
        or the{' '}
        <Link href={GET_STARTED.href} prefetch={false}>
          scholarships
        </Link>{' '}
        instead.
      </p>
      <Link
        href={HOME.href}
        prefetch={false}
        className={buttonVariants({ variant: 'accent', className: 'mt-8' })}
      >
        Return to Home
      </Link>
    </div>
  )
}
