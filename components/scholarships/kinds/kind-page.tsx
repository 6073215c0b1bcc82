import { Trail } from '@/components/content/seo/trail'
import { LateDatedCards } from '@/components/scholarships/late-dated-cards'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { getKindWords } from '@/lib/content/pages/queries'
import { AWARD_KINDS, kindSearch, type KindSlug } from '@/lib/scholarships/kinds'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { summariseKind } from '@/lib/scholarships/queries'
import { kindCrumbs } from '@/lib/web/seo/scholarship'

const SHOWN = 20

/** One kind of scholarship: what it is in words, what the catalogue has of it, and the list. */
export async function KindPage({ slug }: { slug: KindSlug }) {
  const { label, lead } = AWARD_KINDS[slug]
  const { rows, total, full, hosts } = summariseKind(slug, SHOWN)
  const Words = await getKindWords(slug)
  return (
    <div className="page pt-3 pb-12">
      <Trail crumbs={kindCrumbs(slug)} />
      <article>
        <header className="max-w-prose pb-6">
          <h1 className="text-2xl">{label}</h1>
          <p className="mt-2.5 text-md text-ink-2">{lead}</p>
          <p className="mt-4">
            Our catalogue has <b>{total}</b> of them in <b>{hosts}</b> countries; <b>{full}</b> are fully
            funded. <a href="#kind-list">Go to the list</a>
          </p>
        </header>
        <div className="max-w-prose [&_h2]:mt-8 [&_h2]:text-md [&_p]:mt-2 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
          <Words />
        </div>
        <section aria-labelledby="kind-list" className="mt-10 border-t border-line pt-7">
          <h2 id="kind-list" className="mb-4 text-md">
            {`The first ${rows.length} of ${total}`}
          </h2>
          <LateDatedCards awards={rows.map(({ card, dates }) => ({ card, dates }))} />
          <p className="mt-7">
            <Link
              className={buttonVariants({ variant: 'accent' })}
              href={SCHOLARSHIPS.href(kindSearch(slug))}
            >{`All ${total}, with filters`}</Link>
          </p>
        </section>
      </article>
    </div>
  )
}
