import type { Route } from 'next'
import { Link } from '@/components/ui/link'

/** The ways from a group or a form: to all facts of the page, and to what changed elsewhere. */
export function FurtherPages({ href }: { href: string }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 text-sm">
      <Link href={`/corrections?about=${href}` as Route} className="inline-flex min-h-11 items-center">
        Every fact of this page
      </Link>
      <Link href="/changes" className="inline-flex min-h-11 items-center">
        What changed lately
      </Link>
    </p>
  )
}
