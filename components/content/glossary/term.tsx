import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { getTerm } from '@/lib/content/glossary/queries'

type TermProps = {
  /** The id of a term in the glossary. A page explains a term once, where it first appears. */
  id: string
  /** The word in the sentence. Left out: the word of the glossary. */
  children?: ReactNode
}

/** A word that shows its meaning when pressed. */
export function Term({ id, children }: TermProps) {
  const { term, meaning, href } = getTerm(id)
  return (
    <>
      <TooltipTrigger tip={`term-${id}`}>{children ?? term}</TooltipTrigger>
      <TooltipContent id={`term-${id}`}>
        <b>{`${term}:`}</b>
        <span>{` ${meaning} `}</span>
        {/* The glossary's addresses are plain strings; a test checks that each page exists. */}
        <Link href={href as Route}>Read more</Link>
      </TooltipContent>
    </>
  )
}
