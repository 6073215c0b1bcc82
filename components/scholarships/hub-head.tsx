import Link from 'next/link'
import { NO_SEARCH, scholarshipsHref, TABS, type ScholarshipSearch } from '@/lib/scholarships/search-params'

type HubHeadProps = { tab: ScholarshipSearch['tab']; total: number }

const TAB =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink'

/** What the hub is, and its two views as links. */
export function HubHead({ tab, total }: HubHeadProps) {
  return (
    <section className="border-b border-line">
      <div className="page pt-6 md:pt-10">
        <h1 className="text-2xl">Scholarship Hub</h1>
        <p className="mt-2.5 max-w-[60ch] text-ink-2">
          {total} real awards with who can apply, what they pay and when they close. Each names its sources
          and how sure we are.
        </p>
        <nav aria-label="Scholarship views" className="mt-5 flex gap-6">
          {TABS.map(({ value, label }) => (
            <Link
              key={value}
              className={TAB}
              href={scholarshipsHref({ ...NO_SEARCH, tab: value })}
              prefetch={false}
              aria-current={value === tab ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  )
}
