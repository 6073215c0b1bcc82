import { CorrectionButton } from '@/components/content/correction-button'
import type { Elements } from '@/components/ui/elements'

type CountrySectionProps = {
  id: string
  title: string
  /** What the part holds and what it doesn't: beside the heading where there is room. */
  intro?: Elements | string | false
  /** Whether it tells facts, which may be wrong. */
  hasFacts?: boolean
  children: Elements
}

/** A part of a country's page under its heading. */
export function CountrySection({ id, title, intro, hasFacts = true, children }: CountrySectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-nowrap lg:gap-x-10">
        <h2 id={id} className="min-w-0 flex-[1_1_9rem] scroll-mt-14 text-md md:text-xl lg:flex-none">
          {title}
        </h2>
        {intro && (
          <p className="mt-1.5 text-sm text-ink-3 max-lg:order-1 max-lg:w-full lg:flex-1">
            {typeof intro === 'string' ? <span>{intro}</span> : intro}
          </p>
        )}
        {hasFacts && (
          <p className="ml-auto flex-none">
            <CorrectionButton part={id} title={title} />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
