import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Marketing } from '@/lib/home/schema'
import { AWARD_KINDS } from '@/lib/scholarships/kinds'
import type { TypeValue } from '@/lib/scholarships/vocabulary'

type Props = Pick<Marketing, 'categories' | 'availableFunding'> & {
  /** The number of scholarships of each type in the catalogue. */
  counts: Record<TypeValue, number>
}

/** The three kinds of award, by who pays, and the advantages of each. */
export function ScholarshipKinds({ categories, availableFunding, counts }: Props) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="who-pays" className="pt-14">
      <h2 id="who-pays" className="text-xl">
        Who could pay for me?
      </h2>
      <p className="mt-2 max-w-[56ch] text-ink-2">{`Three kinds of award with ${availableFunding} available funding. The catalogue describes ${total} of them in detail today, each with who can apply and where that is written.`}</p>
      <div className="mt-6 grid border-t border-ink max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        {categories.map(({ type, title, description, count }) => (
          <article key={type} className="flex flex-col items-start py-6 md:px-6 md:first:pl-0 md:last:pr-0">
            <h3 className="text-md">{title}</h3>
            <p className="mt-1.5 font-display text-md text-accent">{`${count} scholarships`}</p>
            <p className="mt-2 mb-4 text-ink-2">{description}</p>
            <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link
                href="/scholarships"
                className={buttonVariants({ size: 'small' })}
                aria-label={`Explore ${title.toLowerCase()} scholarships`}
              >
                Explore
              </Link>
              <Link
                href={`/scholarships/${type}`}
                className="inline-flex min-h-11 items-center text-sm"
                aria-label={`${AWARD_KINDS[type].label}: ${counts[type]} in the catalogue`}
              >
                {`${counts[type]} in the catalogue`}
              </Link>
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
