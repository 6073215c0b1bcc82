'use client'

import type { ReactNode } from 'react'

type ExternalLinkProps = {
  href: string
  children: ReactNode
  className?: string
  /** Whether its text is a name, which is not translated. */
  isName?: boolean
}

/**
 * A link out of the site, in a new tab, with an arrow that styles draw. Links that are not https are shown as text. Drawn by
 * the server alone, each would be sent twice with all its parts.
 */
export function ExternalLink({ href, children, className, isName }: ExternalLinkProps) {
  if (!href.startsWith('https://')) return <span className={className}>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer external" className={className}>
      <span translate={isName ? 'no' : undefined}>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
