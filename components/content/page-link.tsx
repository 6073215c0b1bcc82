import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

/** A link in a text. The router opens pages of this site; other sites get no referrer. */
export function PageLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link href={href as Route}>{children}</Link>
  const isOfOthers = !/^(#|mailto:)/.test(href)
  return (
    <a href={href} {...(isOfOthers && { rel: 'noopener noreferrer' })} {...rest}>
      {children}
    </a>
  )
}
