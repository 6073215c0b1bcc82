import { Children, type ReactNode } from 'react'
import { headingId } from '@/lib/content/pages/headings'

/** A heading that can be linked to. */
export function PageHeading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return <Tag id={headingId(textOf(children))}>{children}</Tag>
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => (typeof child === 'string' || typeof child === 'number' ? child : ''))
    .join('')
}
