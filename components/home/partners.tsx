import type { Marketing } from '@/lib/home/schema'

/** The names are placeholders until the site's operator has real partners. The page says so. */
export function Partners({ partners }: Pick<Marketing, 'partners'>) {
  return (
    <section aria-labelledby="featured-in" className="border-b border-line py-6">
      <h2 id="featured-in" className="font-sans text-sm font-normal tracking-normal text-ink-3">
        Featured in <span>(names for illustration)</span>
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {partners.map(({ name, mark }) => (
          <li key={name} className="flex items-center gap-2.5 text-ink-2">
            <svg viewBox="0 0 34 34" aria-hidden className="size-8.5 flex-none text-ink-3">
              <circle cx="17" cy="17" r="16" fill="none" stroke="currentColor" />
              <text
                x="17"
                y="21.5"
                textAnchor="middle"
                fill="currentColor"
                className="font-display text-sm"
                textLength={mark.length > 2 ? 22 : undefined}
              >
                {mark}
              </text>
            </svg>
            <span className="font-display leading-tight" translate="no">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
