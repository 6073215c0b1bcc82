import type { ReactNode } from 'react'
import { correctionHref } from '@/lib/corrections/address'

type SectionProps = {
  id: string
  title: string
  /** The page and the fact of it that a visitor may say is wrong. */
  correct?: { page: string; field: string }
  children: ReactNode
}

/** A group of the page under its heading. */
export function DetailSection({ id, title, correct, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-7">
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <div className="mt-3 max-w-prose">{children}</div>
      {correct && (
        <p className="mt-1 text-sm">
          <a
            href={correctionHref(correct.page, correct.field)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center"
          >
            Is this wrong?<span className="sr-only">{` ${title}`}</span>
          </a>
        </p>
      )}
    </section>
  )
}
