'use client'

import { ExternalLink } from '@/components/ui/external-link'

/** A source in words. */
export type SourceWords = {
  /** Its id, to which the figures above lead. */
  anchor?: string
  title: string
  href: string | null
  about: string
  used: string
  note?: string | null
  /** The page to check facts without a source. */
  check?: string
}

/** Sources in columns, a paragraph each. Bare facts, as in `Numbers`. */
export function SourceList({ sources }: { sources: readonly SourceWords[] }) {
  return (
    <ul className="mt-1 gap-x-10 text-sm text-ink-2 sm:columns-2 lg:columns-3">
      {sources.map(({ anchor, title, href, about, used, note, check }, at) => (
        <li
          key={at}
          id={anchor}
          className="scroll-mt-14 break-inside-avoid border-t border-line py-1.5 target:bg-accent-soft"
        >
          <b className="font-semibold text-ink">
            {href ? <ExternalLink href={href}>{title}</ExternalLink> : title}
          </b>
          <span>{`. ${about}. ${used}`}</span>
          {check && (
            <>
              <span> </span>
              <ExternalLink href={check}>Its own page</ExternalLink>
            </>
          )}
          {note && <span>{` ${note}`}</span>}
        </li>
      ))}
    </ul>
  )
}
