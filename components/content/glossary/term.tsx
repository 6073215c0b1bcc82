import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { getTerm } from '@/lib/content/glossary/queries'

type TermProps = {
  /** Of the glossary. A page explains a term once, where it first stands. */
  id: string
  /** The word as the sentence has it; the glossary's own if left out. */
  children?: ReactNode
}

/**
 * A word whose meaning a press shows. The browser's own popover: it works without script, by keyboard and by touch,
 * closes with Escape, and tells a screen reader whether it is open.
 */
export function Term({ id, children }: TermProps) {
  const { term, meaning, href } = getTerm(id)
  return (
    <>
      <button type="button" className="term" popoverTarget={`term-${id}`}>
        {children ?? term}
      </button>
      <span popover="auto" id={`term-${id}`} className="term-tip">
        <b>{term}:</b> {meaning}{' '}
        {/* As typed in the glossary, where a test holds each against the pages there are. */}
        <Link href={href as Route}>Read more</Link>
      </span>
    </>
  )
}
