'use client'

import { Input } from '@/components/ui/input'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import type { PlanChoice } from '@/lib/plan/choices'
import { nameInFull } from '@/lib/plan/plan'
import { newId, saveOwnTask } from '@/lib/plan/plan-store'

/** A task of the visitor's own, for the whole plan or for one choice. */
export function AddTask({ choices }: { choices: readonly PlanChoice[] }) {
  const [text, setText] = useState('')
  const [day, setDay] = useState('')
  const [choice, setChoice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    saveOwnTask({ id: newId(), text: text.trim(), day: day || null, done: null, choice: choice || null })
    setText('')
    setDay('')
    // The button that was pressed can't be pressed now.
    field.current?.focus()
  }
  return (
    <form
      className="grid max-w-[46rem] items-end gap-3 border-t border-line pt-3 md:grid-cols-[3fr_2fr_3fr_auto]"
      onSubmit={add}
    >
      <Field label="A task of my own">
        <Input
          ref={field}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Field label="By when">
        <Input type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
      </Field>
      {choices.length > 0 && (
        <SelectField
          label="For"
          empty="The whole plan"
          options={choices.map((choice) => ({ value: choice.key, label: nameInFull(choice) }))}
          value={choice}
          onChange={setChoice}
        />
      )}
      <Button type="submit" disabled={!text.trim()}>
        Add task
      </Button>
    </form>
  )
}
