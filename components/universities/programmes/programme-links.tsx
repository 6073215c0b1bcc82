'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { OfferedProgramme } from '@/lib/programmes/offered-lines'

type ProgrammeLinksProps = {
  programmes: readonly OfferedProgramme[]
  /** They stand by themselves, not in a fold of smaller text. */
  isSection?: true
}

/** Programmes that lead to their pages, each with its details. Bare facts, as in `Numbers`. */
export function ProgrammeLinks({ programmes, isSection }: ProgrammeLinksProps) {
  return (
    <ul className={isSection && 'mt-1'}>
      {programmes.map(([page, title, details, lang]) => (
        <li key={page} className="py-1">
          <Link href={page as Route} lang={lang} translate={lang === undefined ? undefined : 'no'}>
            {title}
          </Link>
          <span className={isSection && 'text-sm text-ink-2'}>{details}</span>
        </li>
      ))}
    </ul>
  )
}
