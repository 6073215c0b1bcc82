'use client'

import type { Route } from 'next'
import { Fold } from '@/components/content/fold'
import { Link } from '@/components/ui/link'
import type { OfferedLines } from '@/lib/programmes/offered-lines'
import { ProgrammeLinks } from './programme-links'

/**
 * One subject of a university: the facts about it at each level, with the pages of its programmes folded. Drawn by the server
 * alone, each would be sent twice with all its parts.
 */
export function OfferedItem({ name, levels }: OfferedLines) {
  return (
    <li
      data-for={levels.map(({ level }) => level).join(' ')}
      data-item=""
      className="border-t border-line py-2"
    >
      {levels.map(({ level, href, said, counted, programmes }) => (
        <div key={level} data-for={level}>
          {href ? (
            <Link href={href as Route} className="font-semibold">
              {name}
            </Link>
          ) : (
            <b className="font-semibold">{name}</b>
          )}
          <p className="text-sm text-ink-2">{said}</p>
          {programmes.length > 0 && (
            <Fold
              open={programmes.length <= 2}
              summary={
                <>
                  <span>{counted}</span>
                  <span className="sr-only">{`: ${name}`}</span>
                </>
              }
            >
              <ProgrammeLinks programmes={programmes} />
            </Fold>
          )}
        </div>
      ))}
    </li>
  )
}
