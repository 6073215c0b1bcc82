'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'

type LinkedValuesProps = {
  label: string
  links: readonly { label: string; href: Route; more?: string }[]
}

/**
 * A list of values in a line, each leading to the universities that share it. It gets bare facts: drawn by the server
 * alone, every element would be sent twice.
 * @param links `more`: what a screen reader hears after the label
 */
export function LinkedValues({ label, links }: LinkedValuesProps) {
  return (
    <ul aria-label={label} className="leading-[1.75]">
      {links.map(({ label: text, href, more }) => (
        <li key={href} className="inline not-first:before:text-ink-3 not-first:before:content-['_·_']">
          <Link href={href} className="inline-block">
            {more === undefined ? (
              text
            ) : (
              <>
                <span>{text}</span>
                <span className="sr-only">{` ${more}`}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
