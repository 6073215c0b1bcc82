import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'

type FoldProps = { summary: ReactNode; open?: boolean; children: Elements }

/** Details that few read, folded below a small line of text. */
export function Fold({ summary, open, children }: FoldProps) {
  return (
    <details open={open} className="group text-sm text-ink-3 [&_a]:text-inherit">
      <summary className="min-h-6 w-fit list-none text-ink-2 marker:hidden after:ml-1.5 after:content-['+'] group-open:after:content-['–']">
        {summary}
      </summary>
      {children}
    </details>
  )
}
