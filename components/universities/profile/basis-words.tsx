'use client'

import { Fragment } from 'react'
import { Basis } from '@/components/content/basis'
import { ExternalLink } from '@/components/ui/external-link'

type BasisWordsProps = {
  bases: readonly (readonly [words: string, publisher: string, href: string | null])[]
  after?: string
}

/** The basis of figures in words. Its props are plain facts, as in `Numbers`. */
export function BasisWords({ bases, after }: BasisWordsProps) {
  return (
    <Basis>
      {bases.map(([words, publisher, href], at) => (
        <Fragment key={at}>
          <span>{`${at > 0 ? '; ' : ''}${words} · `}</span>
          <Publisher
            publisher={isElsewhere(bases, at) ? `${publisher}, ${yearOf(words)}` : publisher}
            href={href}
          />
        </Fragment>
      ))}
      {after && <span>{after}</span>}
    </Basis>
  )
}

/** Whether the publisher's name was a link to another page before, so that the year has to distinguish the two. */
const isElsewhere = (bases: BasisWordsProps['bases'], at: number) =>
  bases.slice(0, at).some(([, publisher, href]) => publisher === bases[at]?.[1] && href !== bases[at]?.[2])

const yearOf = (words: string) => words.split(', ').at(-1) ?? ''

function Publisher({ publisher, href }: { publisher: string; href: string | null }) {
  if (href?.startsWith('#'))
    return (
      <a href={href} translate="no">
        {publisher}
      </a>
    )
  if (!href) return <span translate="no">{publisher}</span>
  return (
    <ExternalLink href={href} isName>
      {publisher}
    </ExternalLink>
  )
}
