'use client'

import { Input } from '@/components/ui/input'
import { useState, type FormEvent } from 'react'
import { CardGrid } from '@/components/content/card-grid'
import { Button } from '@/components/ui/button'
import { DayInput } from '@/components/ui/day-input'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { DOCUMENT_STATES, DOCUMENTS, type PlanDocument } from '@/lib/plan/plan'
import { dayLabelOf, nameOfDocument } from '@/lib/plan/document-words'
import { newId, removeDocument, saveDocument } from '@/lib/plan/plan-store'
import { NoteFold, DistinctLabel } from './note-field'
import { PlanCard, RemoveButton } from './plan-card'

const OTHER = 'other'

type DocumentsSectionProps = {
  documents: readonly PlanDocument[]
  onRemoved: (what: string, undo: () => void) => void
}

/** The papers and tests that applications ask for, their states, and their dates. */
export function DocumentsSection({ documents, onRemoved }: DocumentsSectionProps) {
  return (
    <>
      <CardGrid>
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} onRemoved={onRemoved} />
        ))}
      </CardGrid>
      <AddDocument documents={documents} />
    </>
  )
}

function DocumentItem({
  document,
  onRemoved,
}: Pick<DocumentsSectionProps, 'onRemoved'> & { document: PlanDocument }) {
  const name = nameOfDocument(document)
  const save = (part: Partial<PlanDocument>) => saveDocument({ ...document, ...part })
  return (
    <PlanCard title={name}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={`How far: ${name}`}
          options={DOCUMENT_STATES}
          value={document.state}
          onChange={(state) => state && save({ state })}
        />
        <Field label={<DistinctLabel label={dayLabelOf(document)} about={`for ${name}`} />}>
          <DayInput day={document.day} onChange={(day) => save({ day })} />
        </Field>
      </div>
      <NoteFold about={name} value={document.note} onSave={(note) => save({ note })} />
      <RemoveButton
        label={`Remove ${name} from my plan`}
        onClick={() => {
          removeDocument(document.id)
          onRemoved(name, () => saveDocument(document))
        }}
      />
    </PlanCard>
  )
}

function AddDocument({ documents }: { documents: readonly PlanDocument[] }) {
  const [chosen, setChosen] = useState<string>('')
  const [name, setName] = useState('')
  const left = DOCUMENTS.filter(({ id }) => !documents.some((document) => document.id === id))
  const options = [
    ...left.map(({ id, label }) => ({ value: id as string, label })),
    { value: OTHER, label: 'Something else' },
  ]
  const isOther = chosen === OTHER
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const own = name.trim()
    if (!chosen || (isOther && !own)) return
    const id = isOther ? `own-${newId()}` : chosen
    saveDocument({ id, name: isOther ? own : '', state: 'needed', day: null, note: '' })
    setChosen('')
    setName('')
    // The button that was pressed can't be pressed now.
    event.currentTarget.querySelector('select')?.focus()
  }
  return (
    <form className="grid max-w-[46rem] items-end gap-3 sm:grid-cols-[1fr_1fr_auto]" onSubmit={add}>
      <SelectField
        label="Add a document or a test"
        empty="Choose one"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {isOther && (
        <Field label="What is it?">
          <Input
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
      )}
      <Button type="submit" disabled={!chosen || (isOther && !name.trim())}>
        Add
      </Button>
    </form>
  )
}
