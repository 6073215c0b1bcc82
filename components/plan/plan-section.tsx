import type { Elements } from '@/components/ui/elements'

type SectionProps = { id: string; title: string; count?: number; children: Elements }

/** A part of the plan. */
export function PlanSection({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={`plan-${id}`} className="mt-9 print:mt-0">
      <h2 id={`plan-${id}`} className="mb-3 text-xl print:hidden">
        {count ? `${title} (${count})` : title}
      </h2>
      {children}
    </section>
  )
}
