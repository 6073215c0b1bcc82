'use client'

import { useDraft } from './use-draft'

type NoteFieldProps = { label: string; value: string; rows?: number; onSave: (text: string) => void }

/** A note in the visitor's own words. */
export function NoteField({ label, value, rows = 2, onSave }: NoteFieldProps) {
  const { text, change, settle } = useDraft(value, onSave)
  return (
    <label className="plan-note">
      {label}
      <textarea
        rows={rows}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={settle}
      />
    </label>
  )
}
