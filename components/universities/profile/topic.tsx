import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'

const TITLE = 'mb-0.5 font-sans text-sm font-semibold tracking-normal text-ink-2 md:mb-1'

/** The title of a part of a group. */
export function Topic({ children }: { children: ReactNode }) {
  return <h3 className={`mt-2 ${TITLE}`}>{children}</h3>
}

/** The answers that decide, in columns: `narrow` ones, or two of even width. Sections that still arrive move none. */
export function AnswerGrid({ isEven = false, children }: { isEven?: boolean; children: Elements }) {
  const columns = isEven
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(19rem,33vw,26rem)),1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]'
  return (
    <div className={`grid gap-x-10 text-[0.875rem]/[1.35] md:text-base/[1.45] ${columns}`}>{children}</div>
  )
}

type AnswerProps = { id: string; title: string; children: Elements }

/** One answer under its question. */
export function Answer({ id, title, children }: AnswerProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-t border-line py-1 md:py-2.5">
      <h3 id={id} className={TITLE}>
        {title}
      </h3>
      {children}
    </section>
  )
}
