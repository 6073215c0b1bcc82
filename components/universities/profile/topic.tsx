import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { GroupHead } from './group-head'

/** The title of a part of a group. */
export function Topic({ children }: { children: ReactNode }) {
  return (
    <h3 className="mt-2 mb-0.5 font-sans text-sm font-semibold tracking-normal text-ink-2 md:mb-1">
      {children}
    </h3>
  )
}

/** `four`, `three`: the answers of a profile, in one line where there is room. `even`: those of a programme, in two columns. */
const COLUMNS = {
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  four: 'sm:grid-cols-2 xl:grid-cols-4',
  even: 'grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(19rem,33vw,26rem)),1fr))]',
}

type AnswerGridProps = { columns: keyof typeof COLUMNS; children: Elements }

/** The answers that decide, in columns. Sections that still arrive move none. */
export function AnswerGrid({ columns, children }: AnswerGridProps) {
  return <div className={`grid gap-x-8 text-sm/snug md:text-base/[1.45] ${COLUMNS[columns]}`}>{children}</div>
}

type AnswerProps = { id: string; title: string; children: Elements }

/** One answer under its question. */
export function Answer({ id, title, children }: AnswerProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-t border-line py-1 md:py-2.5">
      <GroupHead id={id} title={title} isSmall hasFacts />
      {children}
    </section>
  )
}

type ProfileSectionProps = {
  id: string
  title: string
  /** Whether it tells facts, which may be wrong. */
  hasFacts?: boolean
  children: Elements
}

/** A section of a profile below the answers that decide. */
export function ProfileSection({ id, title, hasFacts = true, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id}>
      <GroupHead id={id} title={title} hasFacts={hasFacts} />
      {children}
    </section>
  )
}
