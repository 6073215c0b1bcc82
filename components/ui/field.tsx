import type { ReactNode } from 'react'

type FieldProps = {
  label: string
  /** Words that distinguish the label from equal ones, for visitors who do not see its place: "for ETH Zurich". */
  about?: string | undefined
  children: ReactNode
}

/** A control under its visible label. */
export function Field({ label, about, children }: FieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      {about ? (
        <span>
          {label}
          <span className="sr-only"> {about}</span>
        </span>
      ) : (
        label
      )}
      <span className="field text-base">{children}</span>
    </label>
  )
}
