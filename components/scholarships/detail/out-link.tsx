import type { ReactNode } from 'react'

type OutLinkProps = { href: string; className?: string; children: ReactNode }

/** A link out of the site, in a new tab. */
export function OutLink({ href, className, children }: OutLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer external" className={className}>
      {children}
      <span aria-hidden> ↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
