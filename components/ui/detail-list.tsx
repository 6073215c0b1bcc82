import type { ReactNode } from 'react'

/** Words beside their terms. */
export function DetailList({ className = 'text-sm', children }: { className?: string; children: ReactNode }) {
  return (
    <dl data-slot="detail-list" className={`mt-3 grid gap-[7px] ${className}`}>
      {children}
    </dl>
  )
}

export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="term-line">
      <dt className="text-ink-3">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
