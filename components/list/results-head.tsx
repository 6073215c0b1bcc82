import type { Elements } from '@/components/ui/elements'

/** The heading of results, with notes beside it. It takes the focus when they change. */
export function ResultsHead({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <div className="mt-2 mb-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm text-ink-3 md:mb-2.5 md:gap-x-3.5">
      <h2 id={id} tabIndex={-1} className="text-md text-ink outline-0">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** A link from the heading of the results to a part further down. */
export function JumpLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="inline-block min-h-6" href={`#${to}`}>
      {children}
    </a>
  )
}
