import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { findAlmost } from '@/lib/matcher/near-matches'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'

/** The scholarships that one change of the profile would open. */
export function NearMatches({ almost }: { almost: ReturnType<typeof findAlmost<MatcherScholarship>> }) {
  if (almost.length === 0) return null
  return (
    <section aria-labelledby="almost" className="mt-10">
      <h2 id="almost" className="text-xl">
        Almost
      </h2>
      <p className="mt-2 text-ink-2">
        Awards that you miss by only one rule, and the change that would open them.
      </p>
      <ul className="mt-3 border-b border-line">
        {almost.map(({ id, words, matches }) => (
          <li key={id}>
            <Collapsible>
              <CollapsibleTrigger className="gap-2">
                <span>
                  <span>{`${words} `}</span>
                  <span className="font-normal text-ink-2">{`would open ${matches.length} more`}</span>
                </span>
              </CollapsibleTrigger>
              <ul className="grid gap-1 pb-3">
                {matches.map(({ scholarship, matchScore }) => (
                  <li key={scholarship.id}>
                    <Link href={`/scholarships/${scholarship.id}` as Route} translate="no">
                      {scholarship.name}
                    </Link>{' '}
                    <span className="text-sm text-ink-3">
                      <span>{`${matchScore}/100, `}</span>
                      <span translate="no">{scholarship.provider}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Collapsible>
          </li>
        ))}
      </ul>
    </section>
  )
}
