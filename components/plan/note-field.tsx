'use client'

import { useState } from 'react'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { useDraft } from './use-draft'

type NoteFieldProps = {
  label: string
  /** The thing that the note is about, for those who do not see it beside the note. */
  about?: string
  value: string
  rows?: number
  onSave: (text: string) => void
}

/** A note in the visitor's own words. */
export function NoteField({ label, about, value, rows = 2, onSave }: NoteFieldProps) {
  const { text, change, settle } = useDraft(value, onSave)
  return (
    <label className="grid gap-1 text-sm">
      {about ? <DistinctLabel label={label} about={`on ${about}`} /> : <span>{label}</span>}
      <textarea
        className="w-full resize-y rounded-sm border border-line-strong bg-paper px-3 py-2 text-base"
        rows={rows}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={settle}
      />
    </label>
  )
}

/** A note on something, folded until there is one. */
export function NoteFold({
  about,
  value,
  onSave,
}: { about: string } & Pick<NoteFieldProps, 'value' | 'onSave'>) {
  const [isOpen] = useState(value !== '')
  return (
    <Collapsible open={isOpen}>
      <CollapsibleTrigger>
        <span>My note</span>
        <span className="sr-only">{` on ${about}`}</span>
      </CollapsibleTrigger>
      <NoteField label="My note" about={about} value={value} onSave={onSave} />
    </Collapsible>
  )
}

type ToldApartProps = {
  label: string
  /** What tells the label from others of the same words: "for ETH Zurich". */
  about: string
}

/** A label that names what it is about for those who do not see where it stands. */
export function DistinctLabel({ label, about }: ToldApartProps) {
  return (
    <span>
      <span>{label}</span>
      <span className="sr-only">{` ${about}`}</span>
    </span>
  )
}
