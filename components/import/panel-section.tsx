import type { Elements } from '@/components/ui/elements'
import { cn } from '@/lib/utils'

type PanelSectionProps = { id: string; title: string; isWide?: boolean; children: Elements }

/** One of the ways to add universities, in a box under its title. */
export function PanelSection({ id, title, isWide = false, children }: PanelSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn('rounded-md border border-line bg-surface p-4 sm:p-5', isWide && 'lg:col-span-2')}
    >
      <h3 id={id} className="mb-3 text-md">
        {title}
      </h3>
      {children}
    </section>
  )
}
