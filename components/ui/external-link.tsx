'use client'

import type { ReactNode } from 'react'

type ExternalLinkProps = { href: string; children: ReactNode; className?: string }

/**
 * A link out of the site, in a new tab. Links that are not https are shown as text. Drawn by the server alone, each would
 * be sent twice with all its parts.
 */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  if (!href.startsWith('https://')) return <span className={className}>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer external" className={className}>
      <span>{children}</span>
      <span aria-hidden> ↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
