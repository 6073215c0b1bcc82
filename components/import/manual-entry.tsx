'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Reference } from '@/lib/import/check-context'
import type { Checked } from '@/lib/import/validate'
import { RecordForm } from './record-form'

type ByHandProps = { reference: Reference | null; onPreview: (checked: Checked) => void }

/** A form for one university. A button opens it. */
export function ManualEntry({ reference, onPreview }: ByHandProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen || !reference) {
    return (
      <>
        <p className="mb-3 text-ink-2">
          A name and a country are enough; add what else you know, now or later.
        </p>
        <Button disabled={isOpen} onClick={() => setIsOpen(true)}>
          Fill in a short form
        </Button>
      </>
    )
  }
  return (
    <RecordForm
      id="new"
      label="One university"
      initial={{}}
      reference={reference}
      submitLabel="Preview"
      onSubmit={(checked) => {
        setIsOpen(false)
        onPreview(checked)
      }}
      onCancel={() => setIsOpen(false)}
    />
  )
}
