'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'

/** A subject of a country: its name, its programmes, and what is known of it. */
type SubjectFacts = readonly [name: string, href: Route, known: string]

/** Subjects of a country. Bare facts: drawn by the server alone, each would be sent twice with its parts. */
export function SubjectItems({ subjects }: { subjects: readonly SubjectFacts[] }) {
  return (
    <ul className="grid gap-x-10 pb-4 sm:grid-cols-2">
      {subjects.map(([name, href, known]) => (
        <li key={name} className="border-t border-line py-2">
          <Link href={href} className="font-semibold">
            {name}
          </Link>
          <p className="text-sm text-ink-2">{known}</p>
        </li>
      ))}
    </ul>
  )
}
