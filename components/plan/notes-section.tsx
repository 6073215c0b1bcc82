'use client'

import { CardGrid } from '@/components/content/card-grid'
import { Button } from '@/components/ui/button'
import type { PlanNote } from '@/lib/plan/plan'
import { newId, removeNote, saveNote } from '@/lib/plan/plan-store'
import { NoteField } from './note-field'
import { PlanCard, RemoveButton } from './plan-card'

type NotesSectionProps = {
  notes: readonly PlanNote[]
  onRemoved: (what: string, undo: () => void) => void
}

/** Notes on nothing in particular. */
export function NotesSection({ notes, onRemoved }: NotesSectionProps) {
  return (
    <>
      <CardGrid>
        {notes.map((note, at) => (
          <PlanCard key={note.id}>
            <NoteField
              label={`Note ${at + 1}`}
              rows={4}
              value={note.text}
              onSave={(text) => saveNote({ ...note, text })}
            />
            <RemoveButton
              label={`Remove note ${at + 1}`}
              onClick={() => {
                removeNote(note.id)
                onRemoved(`Note ${at + 1}`, () => saveNote(note))
              }}
            />
          </PlanCard>
        ))}
      </CardGrid>
      <Button onClick={() => saveNote({ id: newId(), text: '' })}>Add a note</Button>
    </>
  )
}
