import type { Elements } from '@/components/ui/elements'
type CountrySectionProps = { id: string; title: string; children: Elements }

/** A part of a country's page under its heading. */
export function CountrySection({ id, title, children }: CountrySectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <h2 id={id} className="scroll-mt-14 text-md md:text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
