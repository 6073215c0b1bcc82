import type { ReactNode } from 'react'

/** On a phone the results of a filter come within the first screen. */
const HIDDEN_ONCE_FILTERED = 'max-md:in-[main:has([data-filtered])]:hidden'

type ListHeroProps = {
  title: string
  totals: readonly { label: string; value: string }[]
  /** Whether the page was sent with filters, whose chips come further down and may come later. */
  isFiltered?: true
}

/**
 * The head of a list of universities: its subject and its size. It is small, so that the results begin high. The basis
 * of its figures is below the list (`ListNote`).
 */
export function ListHero({ title, totals, isFiltered }: ListHeroProps) {
  return (
    <section className="relative overflow-hidden border-b border-line" data-filtered={isFiltered}>
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
      <div className="relative page py-1.5 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-10">
        <h1 className="text-md md:text-xl">{title}</h1>
        <dl className={`flex flex-wrap gap-x-4 max-md:mt-0.5 md:gap-x-6 ${HIDDEN_ONCE_FILTERED}`}>
          {totals.map(({ label, value }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="font-display leading-tight md:text-md">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The basis of the figures of the head, below the list. */
export function ListNote({ children }: { children: ReactNode }) {
  return <p className="page pb-8 text-sm text-ink-3">{children}</p>
}
