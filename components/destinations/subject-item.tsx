'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'

/** A subject of a country, with what is known of it. Drawn by the server alone, each would be sent twice with its parts. */
export function SubjectItem({ name, href, known }: { name: string; href: string; known: string }) {
  return (
    <li className="border-t border-line py-2">
      <Link href={href as Route} className="font-semibold">
        {name}
      </Link>
      <p className="text-sm text-ink-2">{known}</p>
    </li>
  )
}
