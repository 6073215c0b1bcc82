import type { ReactNode } from 'react'

type PlanWarningProps = { role?: 'alert' | 'status'; children: ReactNode }

/** What endangers the plan or a part of it. */
export function PlanWarning({ role, children }: PlanWarningProps) {
  return (
    <div role={role} className="max-w-prose border-l-2 border-warn pl-3 not-first:mt-4 print:hidden">
      {children}
    </div>
  )
}
