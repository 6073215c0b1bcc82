'use client'

import { useRef, useState, type ComponentProps } from 'react'
import type { NumberEntry } from '@/lib/money/number-bounds'
import { EntryField } from './entry-field'

type NumberFieldProps<Value extends number | null> = Omit<
  ComponentProps<typeof EntryField>,
  'value' | 'problem' | 'note' | 'onChange'
> & {
  value: Value
  /** Reads an entry. A sum in another currency is read once the rates are there. */
  read: (typed: string) => NumberEntry<Value> | Promise<NumberEntry<Value>>
  onChange: (value: Value, typed: string) => void
}

/**
 * A field for a number, which it takes as people type it. While the visitor types it shows the exact entry; when they leave
 * it, the number, unless the entry was refused or needs a word: then it stays as typed.
 */
export function NumberField<Value extends number | null>(props: NumberFieldProps<Value>) {
  const { value, read, onChange, ...rest } = props
  const [draft, setDraft] = useState<(NumberEntry<Value> & { typed: string }) | null>(null)
  const latest = useRef('')
  // A number from elsewhere (a removed chip, a shared profile) goes before what was typed.
  const own = draft && (draft.value ?? 0) === (value ?? 0) ? draft : null
  // What was refused may be right by now: another grading scale was chosen.
  const again = own?.problem === undefined ? own : read(own.typed)
  const { problem, note } = (again instanceof Promise ? own : again) ?? {}
  const take = (typed: string, entry: NumberEntry<Value>) => {
    if (latest.current !== typed) return
    setDraft({ ...entry, typed })
    onChange(entry.value, typed)
  }
  return (
    <EntryField
      {...rest}
      value={own?.typed ?? String(value ?? '')}
      problem={problem}
      note={note}
      onFocus={(event) => {
        // A number for "none" makes way for the first key, but not what was typed before the script was there.
        if (event.currentTarget.value === '0') event.currentTarget.select()
      }}
      onChange={(typed) => {
        latest.current = typed
        const entry = read(typed)
        if (!(entry instanceof Promise)) return take(typed, entry)
        setDraft({ value, typed })
        void entry.then((later) => take(typed, later))
      }}
      onBlur={() => {
        // Where a field has a number for "none", a text without digits becomes that number.
        const stays = (problem || note) && (value === null || /\p{Nd}/u.test(own?.typed ?? ''))
        if (!stays) setDraft(null)
      }}
    />
  )
}
