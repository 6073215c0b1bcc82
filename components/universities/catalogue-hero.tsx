import type { Totals } from '@/lib/universities/queries'
import { cn } from '@/lib/utils'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** On a phone the results of a filter come within the first screen. */
const HIDDEN_ONCE_FILTERED = 'max-md:in-[main:has([data-filtered])]:hidden'

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="font-display text-lg leading-tight md:text-xl">{value}</dd>
    </div>
  )
}

export function CatalogueHero({ totals }: { totals: Totals }) {
  const { averageAcceptance } = totals
  return (
    <section className="relative overflow-hidden border-b border-line">
      <svg
        viewBox="0 0 520 260"
        fill="none"
        stroke="currentColor"
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0 h-full text-line max-md:hidden"
      >
        <g transform="translate(330 130)">
          <circle r="220" />
          <ellipse rx="165" ry="220" />
          <ellipse rx="105" ry="220" />
          <ellipse rx="45" ry="220" />
          <path d="M-220 0h440M-205-80h410M-205 80h410" />
        </g>
      </svg>
      <div className="relative page py-6 md:pt-10 md:pb-7">
        <h1 className="text-2xl">Universities of the world</h1>
        <p className={cn('mt-2.5 max-w-[56ch] text-ink-2', HIDDEN_ONCE_FILTERED)}>
          Search, filter and compare. Every figure has a source and a year; what nobody reports says so.
        </p>
        <dl
          className={cn(
            'mt-4 grid grid-cols-[auto_auto] justify-start gap-x-9 gap-y-2.5 md:mt-5 md:flex md:gap-14',
            HIDDEN_ONCE_FILTERED,
          )}
        >
          <Total label="universities" value={number.format(totals.universities)} />
          <Total label="countries" value={number.format(totals.countries)} />
          <Total label="students (thousands)" value={number.format(totals.students / 1000)} />
          <Total
            label="average acceptance rate"
            value={averageAcceptance === null ? 'Not reported' : `${number.format(averageAcceptance)}%`}
          />
        </dl>
        <p className={cn('mt-2 text-xs text-ink-3', HIDDEN_ONCE_FILTERED)}>
          Students and the average count only what is reported; {number.format(totals.reportingAcceptance)}{' '}
          universities report an acceptance rate.
        </p>
      </div>
    </section>
  )
}
