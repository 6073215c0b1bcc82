'use client'

import { Alert } from '@/components/ui/alert'
import { useAddedStore } from '@/lib/import/added-store'

const TROUBLES = {
  full: 'This browser’s storage is full. What you see here is not saved yet and goes when you close this page: download it below, or remove some.',
  disabled:
    'This browser does not let pages store anything. What you add stays until you close this page: download it below to keep it.',
} as const

/** Says why the added universities could not be stored. */
export function StorageNotice() {
  const trouble = useAddedStore((state) => state.trouble)
  if (!trouble) return null
  return (
    <Alert role="alert" variant="trouble" className="mt-4">
      <span aria-hidden>⚠ </span>
      <span>{TROUBLES[trouble]}</span>
    </Alert>
  )
}
