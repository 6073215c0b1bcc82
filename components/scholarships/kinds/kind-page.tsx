import type { ReactNode } from 'react'
import { DatedCardsLater } from '@/components/scholarships/dated-cards-later'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { KINDS, kindSearch, type KindSlug } from '@/lib/scholarships/kinds'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'

type KindPageProps = {
  slug: KindSlug
  summary: { rows: readonly ScholarshipRow[]; total: number; full: number; hosts: number }
  /** What this kind is and how it is won. */
  children: ReactNode
}

/** One kind of scholarship: what it is in words, what the catalogue has of it, and the list. */
export function KindPage({ slug, summary, children }: KindPageProps) {
  const { label, lead } = KINDS[slug]
  const { rows, total, full, hosts } = summary
  const search = kindSearch(slug)
  return (
    <article>
      <header className="max-w-prose pb-6">
        <h1 className="text-2xl">{label}</h1>
        <p className="mt-2.5 text-md text-ink-2">{lead}</p>
        <p className="mt-4">
          Our catalogue has <b>{total}</b> of them in <b>{hosts}</b> countries; <b>{full}</b> are fully
          funded.
        </p>
      </header>
      <div className="max-w-prose [&_h2]:mt-7 [&_h2]:text-lg [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
        {children}
      </div>
      <section aria-labelledby="kind-list" className="mt-10 border-t border-line pt-7">
        <h2 id="kind-list" className="mb-4 text-lg">
          The first {rows.length} of {total}
        </h2>
        <DatedCardsLater awards={rows.map(({ card, dates }) => ({ card, dates }))} />
        <p className="mt-7">
          <Link className={buttonVariants({ variant: 'accent' })} href={SCHOLARSHIPS.href(search)}>
            All {total}, with filters
          </Link>
        </p>
      </section>
    </article>
  )
}
