import type { Elements } from '@/components/ui/elements'

type CountrySectionProps = {
  id: string
  title: string
  /** What the part holds and what it doesn't: beside the heading where there is room. */
  intro?: Elements | string | false
  children: Elements
}

/** A part of a country's page under its heading. */
export function CountrySection({ id, title, intro, children }: CountrySectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-3.5">
      <div className="items-baseline gap-x-10 lg:flex">
        <h2 id={id} className="flex-none scroll-mt-14 text-md md:text-xl">
          {title}
        </h2>
        {intro && (
          <p className="mt-1.5 text-sm text-ink-3">
            {typeof intro === 'string' ? <span>{intro}</span> : intro}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
