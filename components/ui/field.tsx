import { InputGroup } from '@/components/ui/input'
import type { ReactNode } from 'react'

type FieldProps = {
  /** Words, with a part for screen readers alone where several fields of a page have the same. */
  label: ReactNode
  children: ReactNode
}

/** A control under its visible label. */
export function Field({ label, children }: FieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      <span>{label}</span>
      <InputGroup as="span" className="text-base">
        {children}
      </InputGroup>
    </label>
  )
}
