import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { popoverButton } from '@/components/ui/popover-button'
import { getTerm } from '@/lib/content/glossary/queries'

type TermProps = {
  /** The id of a term in the glossary. A page explains a term once, where it first appears. */
  id: string
  /** The word in the sentence. Left out: the word of the glossary. */
  children?: ReactNode
}

/**
 * A word that shows its meaning when pressed. It is a native popover, so it works without script, by keyboard and
 * touch, closes with Escape, and tells a screen reader whether it is open.
 */
export function Term({ id, children }: TermProps) {
  const { term, meaning, href } = getTerm(id)
  return (
    <>
      <button {...popoverButton(`term-${id}`)} className="term">
        {children ?? term}
      </button>
      <span popover="auto" id={`term-${id}`} className="term-tip">
        <b>{`${term}:`}</b>
        <span>{` ${meaning} `}</span>
        {/* The glossary's addresses are plain strings; a test checks that each page exists. */}
        <Link href={href as Route}>Read more</Link>
      </span>
    </>
  )
}
