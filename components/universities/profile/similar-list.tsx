'use client'

import type { Route } from 'next'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'

type SimilarListProps = {
  /** `code` of the country; `about`: the place and why it is similar. */
  universities: readonly { href: Route; name: string; code: string; about: string }[]
}

/** Universities that lead to their profiles. Bare facts, as in `Numbers`. */
export function SimilarList({ universities }: SimilarListProps) {
  return (
    <ul className="mt-2 grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {universities.map(({ href, name, code, about }) => (
        <li key={href}>
          <h3 translate="no" className="text-base wrap-anywhere">
            <Link href={href}>{name}</Link>
          </h3>
          <p key={about} className="text-sm text-ink-2">
            <Flag code={code} loading="lazy" />
            {about}
          </p>
        </li>
      ))}
    </ul>
  )
}
