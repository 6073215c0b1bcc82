import type { ReactNode } from 'react'

/** A control under its visible label. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      {label}
      <span className="field text-base">{children}</span>
    </label>
  )
}
