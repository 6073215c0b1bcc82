import type { ReactNode } from 'react'
import { CorrectionButton } from '@/components/content/correction-button'

type SectionProps = {
  id: string
  title: string
  /** Whether it tells facts, which may be wrong. */
  hasFacts?: boolean
  children: ReactNode
}

/** A group of the page under its heading. */
export function DetailSection({ id, title, hasFacts = true, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="flex-[1_1_9rem] text-md">
          {title}
        </h2>
        {hasFacts && <CorrectionButton part={id} title={title} />}
      </div>
      <div className="mt-3 max-w-prose">{children}</div>
    </section>
  )
}
