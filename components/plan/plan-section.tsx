import type { Elements } from '@/components/ui/elements'
type SectionProps = { id: string; title: string; count?: number; children: Elements }

/** A part of the plan. */
export function PlanSection({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={`plan-${id}`} className="plan-section">
      <h2 id={`plan-${id}`}>{count ? `${title} (${count})` : title}</h2>
      {children}
    </section>
  )
}
