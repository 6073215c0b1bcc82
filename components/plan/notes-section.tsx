'use client'

import { Button } from '@/components/ui/button'
import type { PlanNote } from '@/lib/plan/plan'
import { newId, removeNote, saveNote } from '@/lib/plan/plan-store'
import { NoteField } from './note-field'

type NotesSectionProps = {
  notes: readonly PlanNote[]
  onRemoved: (what: string, undo: () => void) => void
}

/** Notes on nothing in particular. */
export function NotesSection({ notes, onRemoved }: NotesSectionProps) {
  return (
    <>
      <ul className="plan-items">
        {notes.map((note, at) => (
          <li key={note.id} className="plan-item">
            <NoteField
              label={`Note ${at + 1}`}
              rows={4}
              value={note.text}
              onSave={(text) => saveNote({ ...note, text })}
            />
            <Button
              type="button"
              size="small"
              aria-label={`Remove note ${at + 1}`}
              onClick={() => {
                removeNote(note.id)
                onRemoved(`Note ${at + 1}`, () => saveNote(note))
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => saveNote({ id: newId(), text: '' })}>
        Add a note
      </Button>
    </>
  )
}
