import type { ReactNode } from 'react'

/** On a phone the results of a filter come within the first screen. */
const HIDDEN_ONCE_FILTERED = 'max-md:in-[main:has([data-filtered])]:hidden'

type ListHeroProps = {
  title: string
  text: string
  totals: readonly { label: string; value: string }[]
  note: ReactNode
}

/** The head of a list of universities: what it is, and how much of it there is. */
export function ListHero({ title, text, totals, note }: ListHeroProps) {
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
        <h1 className="text-2xl">{title}</h1>
        <p className={`mt-2.5 max-w-[56ch] text-ink-2 ${HIDDEN_ONCE_FILTERED}`}>{text}</p>
        <dl
          className={`mt-4 grid grid-cols-[auto_auto] justify-start gap-x-9 gap-y-2.5 md:mt-5 md:flex md:gap-14 ${HIDDEN_ONCE_FILTERED}`}
        >
          {totals.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="font-display text-lg leading-tight md:text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={`mt-2 text-xs text-ink-3 ${HIDDEN_ONCE_FILTERED}`}>{note}</p>
      </div>
    </section>
  )
}
